import { expect, test } from 'vitest';
import { cursorOf, pageAddress } from './page-cursor.ts';

test('the first page has no cursor, and an empty one is none', () => {
  expect(cursorOf(new URLSearchParams())).toBeNull();
  expect(cursorOf(new URLSearchParams('page='))).toBeNull();
  expect(cursorOf(new URLSearchParams('page=abc'))).toBe('abc');
});

test('an address of a page keeps the other parameters', () => {
  const query = new URLSearchParams('topic=art&page=old');
  expect(pageAddress('/tag/art', query, 'a=b')).toBe('/tag/art?topic=art&page=a%3Db');
  expect(pageAddress('/tag/art', query, null)).toBe('/tag/art?topic=art');
  expect(query.get('page')).toBe('old');
});
