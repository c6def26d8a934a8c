import { untrack } from 'svelte';
import type { RoomPlace } from '../../net/room.svelte';
import { muted } from './muted.svelte';
import { unreadIn } from './unread';

/** How far the chat was read: as far as it has been in sight. What was said before the page came is history. To be made while a component is. */
export class ChatReading {
  inSight = $state(false);
  #readUpTo = $state(0);
  readonly #place: RoomPlace;

  constructor(place: RoomPlace) {
    this.#place = place;
    this.#readUpTo = place.serverNow();
    $effect(() => {
      const newest = place.chat.at(-1)?.at ?? 0;
      if (this.inSight) untrack(() => (this.#readUpTo = Math.max(this.#readUpTo, newest)));
    });
  }

  get unread(): number {
    const { chat, me, mySide } = this.#place;
    const isHeard = (id: string) => id !== me?.id && !muted.has(id);
    return unreadIn(chat, this.#readUpTo, mySide ? 'players' : 'watchers', isHeard);
  }
}
