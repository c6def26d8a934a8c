// A record that another page hands over to be played through. It stays until another takes its place, so that
// the page can be loaded again.

import { passing } from '../../kept/kept';

const kKey = 'hexcourt.replay.record';

export const handRecord = (text: string): boolean => passing.write(kKey, text);
export const handedRecord = (): string | null => passing.read(kKey);
export const dropRecord = (): boolean => passing.remove(kKey);
