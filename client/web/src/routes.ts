// The page's addresses: what stands behind the # and what it shows.

export type Route =
  | { page: 'lobby' }
  | { page: 'room'; room: string; invite: string | null }
  | { page: 'replay'; room: string | null; invite: string | null }
  | { page: 'hotseat'; game: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'take_over' }
  | { page: 'lost' };

/** As the server makes them. */
const kRoom = /^[\w-]{1,64}$/;

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean).map(decoded);
  const members = new URLSearchParams(query);
  const invite = members.get('invite');
  const [page, name] = parts;
  if (parts.length > 2) return { page: 'lost' };
  switch (page) {
    case undefined:
      return { page: 'lobby' };
    case 'room':
      return name && kRoom.test(name) ? { page: 'room', room: name, invite } : { page: 'lost' };
    case 'replay':
      if (name !== undefined && !kRoom.test(name)) return { page: 'lost' };
      return { page: 'replay', room: name ?? null, invite };
    case 'hotseat':
      return { page: 'hotseat', game: name ?? null };
    case 'learn':
      return { page: 'learn', game: name ?? null };
    case 'take-over':
      return { page: 'take_over' };
    default:
      return { page: 'lost' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const withInvite = (path: string, invite: string | null) =>
  invite ? `${path}?invite=${encodeURIComponent(invite)}` : path;

export const to = {
  lobby: () => '#/',
  room: (room: string, invite: string | null = null) =>
    withInvite(`#/room/${encodeURIComponent(room)}`, invite),
  replay: (room: string | null = null, invite: string | null = null) =>
    room ? withInvite(`#/replay/${encodeURIComponent(room)}`, invite) : '#/replay',
  hotseat: (game: string | null = null) => (game ? `#/hotseat/${game}` : '#/hotseat'),
  learn: (game: string | null = null) => (game ? `#/learn/${game}` : '#/learn'),
  takeOver: () => '#/take-over',
};
