// A record that another page hands over to be played through. It stays until another takes its place, so that
// the page can be loaded again.

const kKey = 'hexcourt.replay.record';

export const handRecord = (text: string): void => sessionStorage.setItem(kKey, text);
export const handedRecord = (): string | null => sessionStorage.getItem(kKey);
export const dropRecord = (): void => sessionStorage.removeItem(kKey);
