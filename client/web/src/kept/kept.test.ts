import { describe, expect, it } from 'vitest';
import { Kept } from './kept';

function browser() {
  const held = new Map<string, string>();
  let full = false;
  const change = (what: () => void) => {
    if (full) throw new DOMException('', 'QuotaExceededError');
    what();
  };
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => change(() => held.set(key, text)),
    removeItem: (key: string) => change(() => held.delete(key)),
  } as Storage;
  return { held, storage, fill: (to: boolean) => (full = to) };
}
const blocked = (): Storage => {
  throw new DOMException('', 'SecurityError');
};

describe('what the browser keeps', () => {
  it('is read, written and removed', () => {
    const { held, storage } = browser();
    const kept = new Kept(() => storage);
    expect([kept.read('a'), kept.write('a', '1'), kept.read('a')]).toEqual([null, true, '1']);
    expect([held.get('a'), kept.remove('a'), held.size]).toEqual(['1', true, 0]);
  });

  it('is kept by the page where storage is blocked', () => {
    const kept = new Kept(blocked);
    expect([kept.read('a'), kept.write('a', '1'), kept.read('a')]).toEqual([null, false, '1']);
    expect([kept.remove('a'), kept.read('a')]).toEqual([false, null]);
  });

  it('is what was written last where storage is full, until it takes something again', () => {
    const { held, storage, fill } = browser();
    const kept = new Kept(() => storage);
    kept.write('a', 'old');
    fill(true);
    expect([kept.write('a', 'new'), kept.read('a'), held.get('a')]).toEqual([false, 'new', 'old']);
    fill(false);
    expect(kept.write('a', 'newer')).toBe(true);
    held.set('a', 'of another tab');
    expect(kept.read('a')).toBe('of another tab');
  });
});
