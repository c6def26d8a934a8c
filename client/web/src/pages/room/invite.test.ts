import { expect, test } from 'vitest';
import { inviteIn } from './invite';

test('an invite stands alone or in a link', () => {
  expect(inviteIn(' abc_-9 ')).toBe('abc_-9');
  expect(inviteIn('https://example.org/#/room/a?invite=abc_-9')).toBe('abc_-9');
  expect(inviteIn('http://x/#/room/a?x=1&invite=a%2Fb&y=2')).toBe('a/b');
});
test('what is no right link is nobody’s invite, and no error', () => {
  expect(inviteIn('http://x/#/room/a?invite=%zz')).toBe('%zz');
  expect(inviteIn('http://x/#/room/a?invite=%ff')).not.toBe('');
  expect(inviteIn('  ')).toBe('');
});
