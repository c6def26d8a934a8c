// The chat as it grows. A room tells its last lines again to whoever comes back.

import type { Chat } from './messages';

const kKept = 200;

const same = (one: Chat, other: Chat): boolean =>
  one.at === other.at &&
  one.from.id === other.from.id &&
  one.text === other.text &&
  one.group === other.group;

export function withLine(lines: Chat[], line: Chat): Chat[] {
  if (lines.some((known) => same(known, line))) return lines;
  const after = lines.filter((known) => known.at <= line.at).length;
  return [...lines.slice(0, after), line, ...lines.slice(after)].slice(-kKept);
}
