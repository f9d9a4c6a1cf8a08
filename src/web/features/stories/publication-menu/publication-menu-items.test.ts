import { expect, test } from 'vitest';
import { createMatcher, matchRoute } from '#shared/routes/match-route.ts';
import { type RouteName, routes } from '#shared/routes/route-table.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
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

const ROLES = ['OWNER', 'EDITOR', 'WRITER', null] as const;
const FLAGS = [
  'enable_submissions_v2',
  'disable_lite_gift_page',
  'enable_lite_archive_page',
  'enable_global_navigation',
];
/** Each of them on or off. */
const everySet = Array.from({ length: 2 ** FLAGS.length }, (_item, bits) =>
  FLAGS.filter((_flag, place) => Math.floor(bits / 2 ** place) % 2 === 1),
);
/** In their order: where an item leads, and the flag that it waits for or goes with. */
const ITEMS: readonly (readonly [label: string, name: RouteName, needs?: string, goesWith?: string])[] = [
  ['Write a story', 'ShowNewStoryUnderCollection'],
  ['Stories', 'ManageCollectionStories'],
  ['Featured stories', 'ManageCollectionFeaturedStories', undefined, 'enable_submissions_v2'],
  ['Newsletter', 'ShowCollectionNewsletters'],
  ['Stats', 'ShowCollectionStats'],
  ['Followers', 'ShowCollectionFollowers'],
  ['Info & Homepage', 'ShowCollectionSettings'],
  ['Submission', 'ShowCollectionSubmissionSettings', 'enable_submissions_v2'],
  ['Navigation', 'ShowCollectionSettingsNavigation'],
  ['Subpages', 'ShowCollectionSettingsSubpages'],
  ['About', 'ShowCollectionSettingsAbout'],
];

test.each(ROLES.flatMap((role) => everySet.map((flags) => [role, flags] as const)))(
  'SHELL-9: for %s with the flags %j: what the table says, of built pages and of all, each to its own page',
  (role, flags) => {
    const matcher = createMatcher(routes, 'DEFAULT');
    for (const isThere of [isBuilt, () => true]) {
      const { places, settings } = publicationMenuItems({ collectionSlug: 'weekly', role, flags, isBuilt: isThere });
      const found = [...places, ...settings].map(({ label, to }) => {
        const match = matchRoute(matcher, to);
        return [label, match === undefined || match === 'malformed' ? to : match.name];
      });
      const manages = role === 'OWNER' || role === 'EDITOR';
      const hasInbox = flags.includes('enable_submissions_v2') && isThere('ShowCollectionInbox');
      const wanted = ITEMS.filter(
        ([, name, needs, goesWith]) =>
          manages &&
          isThere(name) &&
          (needs === undefined || flags.includes(needs)) &&
          (goesWith === undefined || !flags.includes(goesWith)),
      );
      // Where stories are submitted, Stories begins with what waits for an answer.
      const leadsTo = (name: RouteName) =>
        name === 'ManageCollectionStories' && hasInbox ? 'ShowCollectionInbox' : name;
      expect(found).toEqual(wanted.map(([label, name]) => [label, leadsTo(name)]));
    }
  },
);

test('SHELL-9: the pages of its own stories are built, and stand in the menu', () => {
  expect(labels({ isBuilt })[0]).toEqual(expect.arrayContaining(['Stories', 'Featured stories', 'Followers']));
});
