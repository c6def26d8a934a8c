// Tells those who do not see the page what is new in the room: proposals, the end, whose turn it is, and the chat.

import { untrack } from 'svelte';
import { announcer } from '../../controls/announce.svelte';
import type { Chat, RoomState } from '../../net/messages';
import type { RoomPlace } from '../../net/room.svelte';
import { speech } from '../../words/words.svelte';
import { muted } from './muted.svelte';
import { newsOf } from './news';

const cry = (sentences: string[]) => sentences.forEach((sentence) => announcer.say(sentence));

/** To be called while a component is made. `stateOf`: what can be shown of the place; `endingIn` says how the game ended, in words. */
export function tellNews(
  place: RoomPlace,
  stateOf: () => RoomState | null,
  endingIn: (state: RoomState) => string,
): void {
  let before: RoomState | null = null;
  let heard: ReadonlySet<Chat> = new Set();
  /** What was said before is history. */
  let openedAt: number | null = null;

  $effect(() => {
    const now = stateOf();
    untrack(() => {
      if (now) openedAt ??= place.serverNow();
      const end = now?.result ? endingIn(now) : null;
      if (before && now) cry(newsOf(before, now, place.mySide, speech.words.room, end));
      before = now;
    });
  });
  $effect(() => {
    const lines = place.chat;
    untrack(() => {
      const fresh = lines.filter((line) => !heard.has(line) && line.from.id !== place.me?.id);
      const recent = fresh.filter((line) => line.at > (openedAt ?? Infinity) && !muted.has(line.from.id));
      cry(recent.map((line) => speech.words.room.said(line.from.name, line.text)));
      heard = new Set(lines);
    });
  });
}
