import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from './rules';

const file = process.env['HEXCOURT_RULES_WASM'];
const answer = (type: string) => new Response(readFileSync(file!), { headers: { 'content-type': type } });

describe.skipIf(!file)('loading the rules core of the file in HEXCOURT_RULES_WASM', () => {
  const asked = vi.fn<typeof fetch>();
  let loadRules: typeof import('./load').loadRules;

  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('fetch', asked.mockReset());
    ({ loadRules } = await import('./load'));
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(['application/wasm', 'Application/WASM', 'application/octet-stream'])(
    'takes it as %s',
    async (type) => {
      asked.mockImplementation(async () => answer(type));
      const at = (await loadRules()).open('agon', {});
      expect(refused(at) ? at : at.legal).toHaveLength(27);
    },
  );

  it('asks once, however many want it', async () => {
    asked.mockImplementation(async () => answer('application/wasm'));
    const [one, other] = await Promise.all([loadRules(), loadRules()]);
    expect(one).toBe(other);
    expect(await loadRules()).toBe(one);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no file', () => Promise.resolve(new Response('', { status: 404 }))],
    ['no module', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('fails with a sentence where there is %s, and tries again', async (_, failing) => {
    asked.mockImplementationOnce(failing);
    await expect(loadRules()).rejects.toThrow('The rules of the games could not be loaded.');
    asked.mockImplementation(async () => answer('application/wasm'));
    expect((await loadRules()).games()).toHaveLength(2);
  });
});
