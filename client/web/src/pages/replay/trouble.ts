// What can be wrong with a record that somebody pasted, and where.

export type TroubleKind =
  | 'empty'
  | 'json'
  | 'format'
  | 'stray'
  | 'tag'
  | 'quotes'
  | 'comment'
  | 'number'
  | 'turn'
  | 'late_tag'
  | 'two_tags'
  | 'after_result'
  | 'no_game'
  | 'settings'
  | 'start'
  | 'action'
  | 'side'
  | 'note'
  | 'takeback'
  | 'result'
  | 'unreadable';

export interface Trouble {
  kind: TroubleKind;
  /** What stands there. */
  found: string;
  /** The rules' own sentence, where they refuse something. */
  why?: string;
  place?: Place;
  turn?: number;
}

/** A text has lines, JSON has numbered events. */
export type Place = { line: number } | { event: number };

/** Thrown while a record is read; readRecord() catches it. */
export class TroubleFound extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind);
  }
}

/** So much of what stands there, and of what the rules say of it, is enough to find it. */
const kFound = 40;
const kWhy = 240;
const cut = (text: string, most: number): string => {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};

export function refuse(kind: TroubleKind, found: string, place?: Place, more: Partial<Trouble> = {}): never {
  const why = more.why === undefined ? {} : { why: cut(more.why, kWhy) };
  throw new TroubleFound({ kind, found: cut(found, kFound), ...(place ? { place } : {}), ...more, ...why });
}
