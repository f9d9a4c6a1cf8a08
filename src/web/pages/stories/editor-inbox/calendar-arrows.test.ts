import { expect, test } from 'vitest';
import { storyBeyond } from './calendar-arrows.ts';

/** A month with two stories on Tuesday the 1st, one on Thursday the 3rd, two on Tuesday the 15th, and one without a day. */
const places = [
  { id: 'a', day: '2026-12-01' },
  { id: 'b', day: '2026-12-01' },
  { id: 'c', day: '2026-12-03' },
  { id: 'd', day: '2026-12-15' },
  { id: 'e', day: '2026-12-15' },
  { id: 'f', day: '' },
];
const from = (id: string) =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => storyBeyond(places, id, key) ?? '-').join(' ');

test('PUB-5, rule 281: arrows lead from story to story: sideways by day, up and down within it and by week, last to those without one', () => {
  expect(Object.fromEntries(places.map(({ id }) => [id, from(id)]))).toEqual({
    a: '- c - b',
    b: '- c a d',
    c: 'a d b d',
    d: 'c f b e',
    e: 'c f d f',
    f: 'd - e -',
  });
  expect(storyBeyond(places, 'a', 'Enter')).toBeUndefined();
  expect(storyBeyond(places, 'gone', 'ArrowDown')).toBeUndefined();
});
