import { expect, test } from 'vitest';
import { hasSessionCookie } from './session-cookie.ts';

test.each([
  [undefined, false],
  ['', false],
  ['theme=dark', false],
  ['my_session=1', false],
  ['sessions=1; theme=session', false],
  ['session=abc', true],
  ['theme=dark; __Host-session=abc', true],
  ['session=', true],
])('a session is seen in %j: %j', (header, expected) => {
  expect(hasSessionCookie(header)).toBe(expected);
});
