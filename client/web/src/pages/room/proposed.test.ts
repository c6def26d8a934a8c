import { describe, expect, it } from 'vitest';
import { Kept } from '../../kept/kept';
import type { RoomState } from '../../net/messages';
import { keepProposed, nothingProposed, proposedBy, readProposed, waitFor } from './proposed';

type Said = Partial<Pick<RoomState, 'turn' | 'ply' | 'offers'>>;
const state = (said: Said) => ({ turn: 1, ply: 0, offers: [], ...said }) as unknown as RoomState;
const mine = (what: 'draw' | 'takeback') => [{ what, by: 'white' as const }];

/** What White knows after these states, beginning with what it `knew`. */
function after(states: RoomState[], knew = nothingProposed) {
  let before: RoomState | null = null;
  for (const now of states) {
    knew = proposedBy(knew, before, now, 'white');
    before = now;
  }
  return knew;
}
const declined = (turn: number, what: 'draw' | 'takeback' = 'draw') => [
  state({ turn, offers: mine(what) }),
  state({ turn }),
];

describe('what was proposed and came to nothing', () => {
  it('may be proposed again four turns later', () => {
    const { draw, takeback } = after(declined(3));
    expect([6, 7].map((turn) => waitFor(draw, turn))).toEqual([{ turn: 7 }, null]);
    expect(waitFor(takeback, 3)).toBeNull();
  });
  it('keeps nobody waiting as long as it stands', () => {
    expect(waitFor(after([state({ offers: mine('draw') })]).draw, 1)).toBeNull();
  });
  it('does not count where the other side proposed it', () => {
    const theirs = state({ offers: [{ what: 'draw', by: 'black' }] });
    expect(after([theirs, state({})])).toEqual(nothingProposed);
  });
  it('may be proposed eight times and no more', () => {
    const states = Array.from({ length: 8 }, (_, time) => declined(1 + 4 * time)).flat();
    expect(waitFor(after(states.slice(0, 14)).draw, 40)).toBeNull();
    expect(waitFor(after(states).draw, 40)).toBe('never');
  });
  it('counts once, however many states say that it stands', () => {
    const stands = state({ offers: mine('draw') });
    const known = after([stands, stands]);
    expect(after([stands, state({})], known).draw).toMatchObject({ made: 1, againFrom: 5 });
  });
});

it('lets a takeback that was granted be asked for again at once', () => {
  const asked = state({ turn: 3, ply: 2, offers: mine('takeback') });
  expect(waitFor(after([asked, state({ turn: 1, ply: 0 })]).takeback, 1)).toBeNull();
  expect(waitFor(after([asked, state({ turn: 3, ply: 2 })]).takeback, 3)).toEqual({ turn: 7 });
});

it('is known again when the page is loaded again, and room by room', () => {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (k: string, t: string) => held.set(k, t),
  };
  const kept = new Kept(() => storage as unknown as Storage);
  keepProposed(kept, 'r', after(declined(3)));
  expect(waitFor(readProposed(kept, 'r').draw, 3)).toEqual({ turn: 7 });
  expect(readProposed(kept, 's')).toBe(nothingProposed);
  held.set('hexcourt.proposed.s', '{"draw":{"made":"often"}}');
  expect(readProposed(kept, 's')).toBe(nothingProposed);
});
