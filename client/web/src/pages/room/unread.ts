import type { Chat } from '../../net/messages';

/** How many lines others have said since `readUpTo`, in the server's time. */
export function unreadIn(
  lines: readonly Chat[],
  readUpTo: number,
  group: Chat['group'],
  isHeard: (id: string) => boolean,
): number {
  return lines.filter((line) => line.group === group && line.at > readUpTo && isHeard(line.from.id)).length;
}
