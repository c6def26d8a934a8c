import { expect, it } from 'vitest';
import type { Face } from '../../games/face';
import { choices, scene, trace } from '../../games/agon/board';
import type { RoomState } from '../../net/messages';
import { understood } from './understood';

const face = { scene, choices, trace } as unknown as Face;
const seat = { id: 'a', name: 'Ada', present: true };
const good: RoomState = {
  type: 'state',
  room: 'r',
  seq: 3,
  game: 'agon',
  settings: { touch_move: false },
  status: 'playing',
  players: { white: seat, black: null },
  board: {},
  position: '6/7/8/9/10/4Q6/10/9/8/7/5q w move -',
  to_act: 'white',
  phase: 'move',
  ply: 2,
  turn: 3,
  last: { side: 'black', action: 'Qf11-e10', captures: [] },
  facts: {},
  legal: ['Qf5-f6'],
  clock: {
    control: { kind: 'fischer', initial_ms: 1, increment_ms: 0 },
    white_ms: 1,
    black_ms: 1,
    running: null,
    at: 0,
  },
  offers: [{ what: 'draw', by: 'white' }],
  claims: [],
  result: null,
  server_time: 0,
};

it('understands what the server says, and members that it does not know', () => {
  expect(understood(good, face)).toBe(true);
  expect(understood({ ...good, weather: 'fine' } as RoomState, face)).toBe(true);
});

it.each([
  ['an unknown phase', { position: good.position.replace('move', 'dance') }],
  ['a malformed position', { position: 'nonsense' }],
  ['no position', { position: undefined }],
  ['an unknown last action', { last: { side: 'white', action: '??', captures: [] } }],
  ['an unknown legal action', { legal: ['??'] }],
  ['an unknown status', { status: 'asleep' }],
  ['no settings', { settings: null }],
  ['no facts', { facts: null }],
  ['no players', { players: undefined }],
  ['a player without a name', { players: { white: { id: 'a', name: {} }, black: null } }],
  ['an unknown proposal', { offers: [{ what: 'constructor', by: 'white' }] }],
  ['a clock that is a number', { clock: 5 }],
  ['a result that is a word', { status: 'finished', result: 'white' }],
])('does not understand %s', (_, members) => {
  expect(understood({ ...good, ...members } as RoomState, face)).toBe(false);
});
