// Where the server is: this page comes from it, perhaps below a path of a proxy.

/** `place`: "lobby", "rooms/<id>". */
export function socketAddress(place: string): string {
  const address = new URL(`ws/${place}`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = address.hash = '';
  return address.href;
}
export const apiAddress = (path: string): string => new URL(`api/v1/${path}`, document.baseURI).href;
export const roomPlace = (room: string): string => `rooms/${encodeURIComponent(room)}`;
