import { describe, expect, it } from 'vitest';
import type { RoomState } from '../../net/messages';
import { room as words } from '../../words/en/room';
import { newsOf } from './news';

const playing: RoomState = {
  type: 'state',
  room: 'r',
  seq: 3,
  game: 'agon',
  settings: {},
  status: 'playing',
  players: {
    white: { id: 'a', name: 'Anna', present: true },
    black: { id: 'b', name: 'Ben', present: true },
  },
  board: {},
  position: '',
  to_act: 'white',
  phase: 'move',
  ply: 4,
  turn: 5,
  last: null,
  facts: {},
  clock: null,
  offers: [],
  claims: [],
  result: null,
  server_time: 0,
};

describe('the news of a room', () => {
  it('has nothing to say where nothing changed', () =>
    expect(newsOf(playing, playing, 'white', words, null)).toEqual([]));

  it('tells the start, and whose turn it is to whoever it is', () => {
    const waiting: RoomState = { ...playing, status: 'waiting', ply: 0 };
    expect(newsOf(waiting, { ...playing, ply: 0 }, 'white', words, null)).toEqual([
      words.started,
      words.yourTurn,
    ]);
    expect(newsOf(waiting, { ...playing, ply: 0 }, 'black', words, null)).toEqual([words.started]);
  });
  it('tells the opponent’s proposal once, and to nobody else', () => {
    const offered: RoomState = { ...playing, offers: [{ what: 'draw', by: 'black' }] };
    expect(newsOf(playing, offered, 'white', words, null)).toEqual([words.theirs.draw('Ben')]);
    expect(newsOf(offered, offered, 'white', words, null)).toEqual([]);
    expect(newsOf(playing, offered, 'black', words, null)).toEqual([]);
    expect(newsOf(playing, offered, null, words, null)).toEqual([]);
  });
  it('tells that a proposal was not taken up, but not where it was', () => {
    const offered: RoomState = { ...playing, offers: [{ what: 'takeback', by: 'white' }] };
    expect(newsOf(offered, playing, 'white', words, null)).toEqual([words.declined.takeback]);
    const taken: RoomState = { ...playing, ply: 2 };
    expect(newsOf(offered, taken, 'white', words, null)).toEqual([words.turnTakenBack]);
  });
  it('tells the end and nothing else', () => {
    const over: RoomState = {
      ...playing,
      status: 'finished',
      result: { outcome: 'white', reason: 'throne' },
    };
    expect(newsOf(playing, over, 'white', words, 'You have won.')).toEqual(['You have won.']);
    expect(newsOf(over, over, 'white', words, 'You have won.')).toEqual([]);
  });
});
