import { expect, test } from 'vitest';
import { keptCursors, withCursors } from './kept-cursors.ts';

test('HOME-1: Back finds the pages that were there, beside what else the entry keeps', () => {
  const state = withCursors({ scrollY: 4200 }, [null, 'a', 'b']);
  expect(state).toMatchObject({ scrollY: 4200 });
  expect(keptCursors(state, null)).toEqual([null, 'a', 'b']);
  expect(keptCursors(state, 'elsewhere')).toBeUndefined();
});

test('HOME-1: an entry that keeps nothing, or something else, gives none', () => {
  for (const state of [null, undefined, 'x', {}, { feedCursors: [null] }, { feedCursors: [null, 3] }]) {
    expect(keptCursors(state, null)).toBeUndefined();
  }
});
