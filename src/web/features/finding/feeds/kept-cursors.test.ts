import { expect, test } from 'vitest';
import { keptCursors, withCursors } from './kept-cursors.ts';

test('HOME-1: Back finds the pages that were there, beside what else the entry keeps', () => {
  const state = withCursors({ scrollY: 4200 }, 'stories', [null, 'a', 'b']);
  expect(state).toMatchObject({ scrollY: 4200 });
  expect(keptCursors(state, 'stories', null)).toEqual([null, 'a', 'b']);
  expect(keptCursors(state, 'stories', 'elsewhere')).toBeUndefined();
});

test('HOME-1: two lists of one page keep what is theirs', () => {
  const state = withCursors(withCursors(null, 'open', [null, 'a']), 'done', [null, 'b', 'c']);
  expect(keptCursors(state, 'open', null)).toEqual([null, 'a']);
  expect(keptCursors(state, 'done', null)).toEqual([null, 'b', 'c']);
  expect(keptCursors(state, 'other', null)).toBeUndefined();
});

test('HOME-1: an entry that keeps nothing, or something else, gives none', () => {
  const lists = [[null], [null, 3], 'x', null].map((list) => ({ feedCursors: { list } }));
  for (const state of [null, undefined, 'x', {}, { feedCursors: [null, 'a'] }, ...lists]) {
    expect(keptCursors(state, 'list', null)).toBeUndefined();
  }
});
