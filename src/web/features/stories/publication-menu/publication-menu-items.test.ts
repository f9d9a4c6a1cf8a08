import { expect, test } from 'vitest';
import { publicationMenuItems } from './publication-menu-items.ts';

type Given = Parameters<typeof publicationMenuItems>[0];

function labels(given: Partial<Given>) {
  const { places, settings } = publicationMenuItems({
    collectionSlug: 'weekly',
    role: 'OWNER',
    flags: [],
    isBuilt: () => true,
    ...given,
  });
  return [places.map(({ label }) => label), settings.map(({ label }) => label)];
}

test('SHELL-9: owners and editors manage, writers and readers do not', () => {
  expect(labels({ role: 'EDITOR' })).toEqual(labels({ role: 'OWNER' }));
  expect([labels({ role: 'WRITER' }), labels({ role: null })]).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('SHELL-9: featured stories without submissions, submission settings with them', () => {
  expect(labels({})).toEqual([
    ['Write a story', 'Stories', 'Featured stories', 'Newsletter', 'Stats', 'Followers'],
    ['Info & Homepage', 'Navigation', 'Subpages', 'About'],
  ]);
  expect(labels({ flags: ['enable_submissions_v2'] })).toEqual([
    ['Write a story', 'Stories', 'Newsletter', 'Stats', 'Followers'],
    ['Info & Homepage', 'Submission', 'Navigation', 'Subpages', 'About'],
  ]);
});

test('SHELL-9, PUB-5: stories lead to what was submitted, or without submissions to what was published', () => {
  const storiesOf = (flags: readonly string[]) =>
    publicationMenuItems({ collectionSlug: 'weekly', role: 'EDITOR', flags, isBuilt: () => true }).places[1]?.to;
  expect(storiesOf(['enable_submissions_v2'])).toBe('/weekly/manage/inbox');
  expect(storiesOf([])).toBe('/weekly/stories/published');
});

test('SHELL-9: only what leads to a page that is built', () => {
  expect(labels({ isBuilt: (name) => name === 'ShowCollectionFollowers' })).toEqual([['Followers'], []]);
});
