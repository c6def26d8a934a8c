import { describe, expect, it } from 'vitest';
import { keptFor } from './kept';

const scope = 'https://hex.example/court/';
const files = new Set(['index.html', 'assets/index-abc.js', 'favicon.svg', 'a b.svg']);
const get = (path: string, mode = 'cors') =>
  keptFor({ method: 'GET', mode, url: new URL(path, scope).href }, scope, files);

describe('what the worker answers', () => {
  it.each([
    ['./', 'index.html'],
    ['./index.html', 'index.html'],
    ['./?from=a-friend', 'index.html'],
    ['./#/room/abc', 'index.html'],
  ])('opens the page for %s', (path, name) => expect(get(path, 'navigate')).toBe(name));

  it.each(['assets/index-abc.js', 'favicon.svg'])('has %s', (name) => expect(get(name)).toBe(name));
  it('knows a name in any spelling', () => expect(get('a%20b.svg')).toBe('a b.svg'));

  it.each([
    'api/v1/records/abc',
    'ws/lobby',
    'metrics',
    'assets/index-old.js',
    'assets/index-abc.js?again',
    '?from=a-friend',
    '/',
    '/court',
    '%E0%A4%A',
    'https://elsewhere.example/court/favicon.svg',
  ])('leaves %s to the server', (path) => expect(get(path)).toBeNull());

  it.each(['api/v1/records/abc', 'metrics', 'api/'])('leaves a visit of %s to the server', (path) =>
    expect(get(path, 'navigate')).toBeNull(),
  );

  it.each(['HEAD', 'POST', 'PUT'])('leaves %s to the server', (method) =>
    expect(keptFor({ method, mode: 'cors', url: scope }, scope, files)).toBeNull(),
  );
});
