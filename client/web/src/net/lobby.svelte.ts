// The lobby as the page sees it: what can be played here, who waits for an opponent, what is being played.

import type { Identity } from './identity';
import { afterUpdate, sorted, wholeGames, wholeRooms, wholeSeeks } from './lobby_list';
import type { Answer, GameInfo, RoomSummary, RoomWish, SeekSummary, SeekWish } from './messages';
import type { ServerMessage, Welcome } from './messages';
import { Place } from './place.svelte';
import { browserWorld, type World } from './world';

export class LobbyPlace extends Place {
  games = $state.raw<GameInfo[]>([]);
  /** Those that wait for a player first, then the others; the newest first in each. */
  rooms = $state.raw<RoomSummary[]>([]);
  seeks = $state.raw<SeekSummary[]>([]);
  /** How many are connected. */
  players = $state(0);
  /** The room of the game that came of our seek; the next seek empties it. */
  matched = $state<string | null>(null);
  /** What the server said without being asked, such as that a pairing came to nothing. */
  complaint = $state<string | null>(null);

  readonly #identity: Identity;
  readonly #forgetNames: () => void;

  constructor(world: World) {
    super('lobby', null, world);
    this.#identity = world.identity;
    this.#forgetNames = world.identity.onRename(() => this.greetAgain());
    this.begin();
  }

  createRoom(wish: RoomWish): Promise<Answer> {
    return this.ask({ type: 'create_room', ...wish });
  }
  seek(wish: SeekWish): Promise<Answer> {
    this.matched = null;
    this.complaint = null;
    return this.ask({ type: 'seek', ...wish });
  }
  cancelSeek(): Promise<Answer> {
    return this.ask({ type: 'cancel_seek' });
  }
  /** The `ok` brings a code by which another device becomes this player. */
  handOver(): Promise<Answer> {
    return this.ask({ type: 'hand_over' });
  }
  override close(): void {
    this.#forgetNames();
    super.close();
  }

  protected override arrived(welcome: Welcome): void {
    if (welcome.games) this.games = wholeGames(welcome.games);
    // Another one was wished for while our hello was on its way.
    if (this.#identity.wish !== null) this.greetAgain();
  }
  protected override take(message: ServerMessage): void {
    if (message.type === 'lobby') {
      this.rooms = sorted(wholeRooms(message.rooms));
      this.seeks = wholeSeeks(message.seeks);
      this.players = message.players;
    } else if (message.type === 'lobby_update') {
      this.rooms = afterUpdate(this.rooms, message);
      if (message.seeks) this.seeks = wholeSeeks(message.seeks);
      this.players = message.players;
    } else if (message.type === 'matched') {
      this.matched = message.room;
    } else if (message.type === 'error') {
      this.complaint = message.message;
    }
  }
}

export const enterLobby = (): LobbyPlace => new LobbyPlace(browserWorld());
