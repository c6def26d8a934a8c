import type { OwnGame } from '../../net/records';

/** Those that are over, the newest first. */
export const finishedOf = (games: readonly OwnGame[]): OwnGame[] =>
  games
    .filter(({ status }) => status === 'finished')
    .sort((one, other) => other.changed_at - one.changed_at || one.room.localeCompare(other.room));
