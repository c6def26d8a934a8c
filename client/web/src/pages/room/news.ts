// What is new in a state, in sentences: for those who do not see the page. What was played is told by the table.

import type { RoomState, Side } from '../../net/messages';
import type { Words } from '../../words/en';

const has = (state: RoomState, what: string, by: Side) =>
  state.offers.some((offer) => offer.what === what && offer.by === by);

function ofOffers(before: RoomState, now: RoomState, me: Side, words: Words['room']): string[] {
  const other: Side = me === 'white' ? 'black' : 'white';
  const name = now.players[other]?.name ?? '';
  const news = now.offers
    .filter((offer) => offer.by === other && !has(before, offer.what, other))
    .map((offer) => words.theirs[offer.what](name));
  const ended = before.offers.filter((offer) => offer.by === me && !has(now, offer.what, me));
  const taken = now.ply < before.ply || now.status !== before.status || now.next_room !== before.next_room;
  return taken ? news : [...news, ...ended.map((offer) => words.declined[offer.what])];
}

/** `result` is the end in words, where there is one. */
export function newsOf(
  before: RoomState,
  now: RoomState,
  me: Side | null,
  words: Words['room'],
  result: string | null,
): string[] {
  const news: string[] = [];
  if (now.status === 'finished' && before.status !== 'finished' && result) return [result];
  if (now.status === 'playing' && before.status === 'waiting') news.push(words.started);
  if (now.ply < before.ply) news.push(words.turnTakenBack);
  if (me) news.push(...ofOffers(before, now, me, words));
  const turnCame = now.to_act !== before.to_act || before.status === 'waiting';
  if (now.status === 'playing' && me === now.to_act && turnCame) news.push(words.yourTurn);
  return news;
}
