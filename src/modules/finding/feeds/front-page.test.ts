import { expect, test } from 'vitest';
import { arrangeFrontPage } from './front-page.ts';

const cover = 'c';
const story = (id: string, creatorId: string, coverImageId: string | null = null) => ({
  id,
  coverImageId,
  language: 'en',
  creatorId,
  publicationId: null,
});
const ENGLISH = ['en'];
const nothing = { picks: [], trending: [], byPublication: [], latest: [] };

test('HOME-2: the landing page leads with a story that has a cover and shows none twice', () => {
  const [a, b, c, d] = [story('a', 'p'), story('b', 'q', cover), story('c', 'r'), story('d', 's')];
  const page = arrangeFrontPage({ ...nothing, picks: [a], trending: [b, a, c], latest: [d, a] }, ENGLISH);
  expect(page.lead).toBe(b);
  expect(page.seconds).toEqual([a, c, d]);
  expect(page.mostRead).toEqual([]);
});

test('HOME-2: one publication does not fill the front page while there are others', () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((id) => story(id, 'kitchen'));
  const [art, code] = [story('art', 'art', cover), story('code', 'code')];
  const page = arrangeFrontPage(
    { ...nothing, trending: many, latest: many, byPublication: [many, [art], [code]] },
    ENGLISH,
  );
  expect(page.lead).toBe(art);
  expect(page.seconds.map(({ id }) => id)).toEqual(['1', 'code', '2']);
  expect(page.mostRead).toHaveLength(2);
});

test('HOME-2: without a cover the best story leads, without a story nothing does', () => {
  expect(arrangeFrontPage({ ...nothing, latest: [story('x', 'p')] }, ENGLISH).lead?.id).toBe('x');
  expect(arrangeFrontPage(nothing, ENGLISH).lead).toBeNull();
});

test('rule 271: of each publication the front page prefers what readers of the site can read', () => {
  const german = { ...story('märz', 'zeit'), language: 'de-AT' };
  const byPublication = [[story('march', 'zeit'), german], [{ ...story('mars', 'temps'), language: 'fr' }]];
  const seconds = (languages: readonly string[]) => {
    const page = arrangeFrontPage({ ...nothing, byPublication }, languages);
    return [page.lead?.id, ...page.seconds.map(({ id }) => id)];
  };
  expect(seconds(['de'])).toEqual(['märz', 'mars']);
  expect(seconds(['en'])).toEqual(['march', 'mars']);
  expect(seconds(['de', 'en'])).toEqual(['march', 'mars']);
});
