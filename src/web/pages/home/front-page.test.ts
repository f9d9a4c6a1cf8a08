import { expect, test } from 'vitest';
import type { StoryCard } from '#web/generated/fragments.ts';
import { arrangeFrontPage } from './front-page.ts';

const cover = { id: 'c' } as StoryCard['previewImage'];
const story = (id: string, previewImage: StoryCard['previewImage'] = null) => ({ id, previewImage }) as StoryCard;

test('HOME-2: the landing page leads with a story that has a cover and shows none twice', () => {
  const [a, b, c, d, e] = [story('a'), story('b', cover), story('c'), story('d'), story('e')];
  const page = arrangeFrontPage({ picks: [a], trending: [b, a, c, d], latest: [e, a] });
  expect(page.lead).toBe(b);
  expect(page.seconds).toEqual([a, c, d]);
  expect(page.mostRead).toEqual([]);
});

test('HOME-2: without a cover the best story leads, without a story nothing does', () => {
  expect(arrangeFrontPage({ picks: [], trending: [], latest: [story('x')] }).lead?.id).toBe('x');
  expect(arrangeFrontPage({ picks: [], trending: [], latest: [] }).lead).toBeUndefined();
});
