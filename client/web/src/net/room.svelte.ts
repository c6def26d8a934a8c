// A room as the page sees it: the newest state, who is there, what was said, and what one may do.

import { roomPlace } from './addresses';
import { withLine } from './chat_lines';
import type { Played } from './history';
import { Memory } from './memory';
import type { Answer, Chat, Presence, Proposal, RoomState, ServerMessage, Side } from './messages';
import { Next } from './next';
import { lineLost, Place } from './place.svelte';
import { recordJson } from './records';
import { browserWorld, type World } from './world';

export type { Played } from './history';

export class RoomPlace extends Place {
  state = $state.raw<RoomState | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** The last 200 lines, the oldest first. */
  chat = $state.raw<Chat[]>([]);
  /** While an action is on its way, until the state that it led to is here. */
  sending = $state(false);
  /** Why the last action was refused, in the server's words, until the next. */
  refusal = $state<string | null>(null);
  /** What the server said without being asked: that the room is private, for one. */
  complaint = $state<string | null>(null);
  /** Every action so far, from the first. While `historyKnown` is false the latest are still missing. */
  history = $state.raw<Played[]>([]);
  historyKnown = $state(false);
  /** The position before the first action of `history`. */
  start = $state.raw<string | null>(null);

  /** Of the states since the last welcome there was none yet. */
  #arriving = true;
  /** An action that is under way, and what will be answered to it. */
  #underWay: Promise<Answer> | null = null;
  /** False: there will be none, for the line is gone for good. */
  readonly #nextState = new Next<boolean>();
  readonly #nextArrival = new Next<boolean>();
  readonly #memory: Memory;

  constructor(room: string, invite: string | null, world: World) {
    super(roomPlace(room), invite, world);
    this.#memory = new Memory({
      record: () => recordJson(room, invite),
      chance: world.chance,
      show: (history, known) => {
        this.history = history.played;
        this.start = history.start;
        this.historyKnown = known;
      },
    });
    this.begin();
  }

  get mySide(): Side | null {
    const players = this.state?.players;
    if (!players || !this.me) return null;
    if (players.white?.id === this.me.id) return 'white';
    return players.black?.id === this.me.id ? 'black' : null;
  }

  /** One at a time: while one is under way, its answer is the answer to another one too. */
  act(action: string): Promise<Answer> {
    if (this.#underWay) return this.#underWay;
    if (!this.state) return Promise.resolve(lineLost());
    this.refusal = null;
    this.sending = true;
    this.#underWay = this.#carryOut(action, this.state).finally(() => {
      this.sending = false;
      this.#underWay = null;
    });
    return this.#underWay;
  }
  /** Without a side: the one that the room keeps for whoever asks, or the one still free. */
  sit = (side: Side | null = null) => this.ask({ type: 'sit', side });
  stand = () => this.ask({ type: 'stand' });
  resign = () => this.ask({ type: 'resign' });
  abort = () => this.ask({ type: 'abort' });
  offer = (what: Proposal) => this.ask({ type: 'offer', what });
  withdraw = (what: Proposal) => this.ask({ type: 'withdraw', what });
  accept = (what: Proposal) => this.ask({ type: 'accept', what });
  decline = (what: Proposal) => this.ask({ type: 'decline', what });
  claim = (what: 'draw' | 'win') => this.ask({ type: 'claim', what });
  say = (text: string) => this.ask({ type: 'chat', text });
  /** Keeps what a player says from reaching us, in every room. */
  mute = (player: string, on: boolean) => this.ask({ type: 'mute', player, on });

  override close(): void {
    this.#memory.close();
    super.close();
  }

  protected override arrived(): void {
    this.#arriving = true;
    this.complaint = null;
  }
  protected override ended(): void {
    this.#nextArrival.tell(false);
    this.#nextState.tell(false);
  }
  protected override take(message: ServerMessage): void {
    if (message.type === 'state') this.#takeState(message);
    if (message.type === 'presence') this.presence = message;
    if (message.type === 'chat') this.chat = withLine(this.chat, message);
    if (message.type === 'error') this.complaint = message.message;
  }

  /** The newest is right. What comes first on a new line is right whatever was before. */
  #takeState(state: RoomState): void {
    const arriving = this.#arriving;
    this.#arriving = false;
    if (!arriving && this.state && state.seq < this.state.seq) return;
    this.state = state;
    this.complaint = null;
    this.#memory.take(state);
    if (arriving) this.#nextArrival.tell(true);
    this.#nextState.tell(true);
  }

  async #carryOut(action: string, from: RoomState): Promise<Answer> {
    const answer = await this.#answered(action, from.ply);
    if (answer.type === 'error') {
      this.refusal = answer.message;
    } else {
      // The server's ok comes before the state that the action led to.
      while (this.state === from && !this.over && (await this.#nextState.wait()));
    }
    return answer;
  }
  /**
   * Asked again after a reconnection, for nobody knows whether the server heard it: an action that it took at that ply
   * it calls ok again, and where the game stands elsewhere by now it says so and plays nothing.
   */
  async #answered(action: string, ply: number): Promise<Answer> {
    for (;;) {
      const answer = await this.ask({ type: 'act', action, ply });
      if (answer.type === 'ok' || answer.code !== 'line_lost') return answer;
      if (this.over || !(await this.#nextArrival.wait())) return answer;
    }
  }
}

export const enterRoom = (room: string, invite: string | null): RoomPlace =>
  new RoomPlace(room, invite, browserWorld());
