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
  | 'result';

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

export function refuse(kind: TroubleKind, found: string, place?: Place, more: Partial<Trouble> = {}): never {
  throw new TroubleFound({ kind, found, ...(place ? { place } : {}), ...more });
}
