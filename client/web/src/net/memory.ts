// Keeps the history of a room: by each state that comes, and by the record where states were missed.

import { Backoff } from './backoff';
import { continued, nothingYet, ofRecord, type History, type Moment } from './history';
import { NotToBeHad, type RecordJson } from './records';

export interface Reader {
  record(): Promise<RecordJson>;
  /** `known`: nothing is missing. */
  show(history: History, known: boolean): void;
  chance(): number;
}

export class Memory {
  #history = nothingYet;
  /** The states since the one that did not fit, while the record is fetched. */
  #behind: Moment[] = [];
  #fetching = false;
  #ended = false;
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  take({ seq, ply, last, position }: Moment): void {
    const moment = { seq, ply, last, position };
    if (this.#fetching) {
      this.#behind.push(moment);
      this.#cutTo(ply);
      return;
    }
    const history = continued(this.#history, moment);
    if (history) return this.#know(history);
    this.#behind = [moment];
    this.#cutTo(ply);
    void this.#catchUp();
  }
  close(): void {
    this.#ended = true;
  }

  #know(history: History): void {
    this.#history = history;
    this.#behind = [];
    this.#reader.show(history, true);
  }
  /** What is missing is missing, but nothing is shown that the state knows no more. */
  #cutTo(ply: number): void {
    const { played, ...rest } = this.#history;
    this.#reader.show({ ...rest, played: played.slice(0, ply) }, false);
  }

  async #catchUp(): Promise<void> {
    this.#fetching = true;
    const backoff = new Backoff(this.#reader.chance);
    while (!this.#ended) {
      const record = await this.#reader.record().catch((error: unknown) => whyNot(error));
      if (record === 'never') break;
      const history = record === 'not_now' ? null : this.#broughtUp(record);
      if (history) {
        this.#know(history);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, backoff.lost(Date.now())));
    }
    this.#fetching = false;
  }
  /** The record and the states behind it; null where the record ends before they begin. */
  #broughtUp(record: RecordJson): History | null {
    const newest = this.#behind.at(-1);
    if (!newest) return null;
    let history: History | null = ofRecord(record, newest.seq);
    for (const moment of this.#behind) {
      if (history && moment.seq >= history.seq) history = continued(history, moment);
    }
    return history;
  }
}

function whyNot(error: unknown): 'never' | 'not_now' {
  if (error instanceof NotToBeHad) return error.code === 'no_such_room' ? 'never' : 'not_now';
  throw error;
}
