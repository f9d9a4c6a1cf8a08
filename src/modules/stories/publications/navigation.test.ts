import { afterAll, beforeAll, expect, test } from 'vitest';
import { navigationFaultMessages as faults } from '#shared/messages/publication-navigation.ts';
import { navigationLimits } from '#shared/publications/navigation-rules.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildSection } from '#test/factories/build-section.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { writePage } from './write-page.ts';

let world: TestGraph;
let publicationId: string;
beforeAll(async () => {
  world = await createTestGraph();
  publicationId = await buildPublication(world.context);
  const document = storyDocument(paragraph('Set by hand.'));
  await writePage(world.context, { publicationId, slug: 'colophon', title: 'Colophon', document });
  await buildSection(world.context, { publicationId, slug: 'walks', title: 'Walks', storyIds: [] });
});
afterAll(() => world.close());

type Item = { readonly destination: string; readonly title: string; readonly value: string };
const shop = { destination: 'EXTERNAL_URL', title: 'Shop', value: 'https://shop.example/' };
const latest = { destination: 'LATEST', title: 'Latest', value: '' };

async function save(
  items: readonly Item[],
  role: 'owner' | 'editor' | 'writer' | null = 'editor',
  isSuspended = false,
  opened?: readonly Item[],
) {
  const personId = await buildPerson(world.context);
  const staffRoles = new Map(role === null ? [] : [[publicationId, role] as const]);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, staffRoles, isSuspended }));
  const query = `mutation($input: UpdateCollectionNavigationInput!) { updateCollectionNavigation(input: $input) {
    __typename ... on Collection { navigationItems { destination title value } }
    ... on NavigationRefusal { at } ... on UserError { message } } }`;
  return (await ask(query, { input: { collectionId: publicationId, items, opened } }))['updateCollectionNavigation'];
}

const kept = () =>
  world.database.kysely
    .selectFrom('publication_navigation_item')
    .select(['destination', 'title', 'value'])
    .where('publication_id', '=', publicationId)
    .orderBy('position')
    .execute();

test('PUB-7: editors arrange the bar; it is kept in order, and the log says so', async () => {
  const items = [
    { destination: 'PAGE', title: ' Colophon ', value: 'colophon' },
    { destination: 'SECTION', title: 'Walks', value: 'walks' },
    { destination: 'TAG_FEED', title: 'Looms', value: 'Old Looms' },
    latest,
    shop,
  ];
  expect(await save(items)).toMatchObject({
    __typename: 'Collection',
    navigationItems: [
      { destination: 'PAGE', title: 'Colophon', value: 'colophon' },
      { destination: 'SECTION', value: 'walks' },
      { destination: 'TAG_FEED', value: 'old-looms' },
      { destination: 'LATEST', value: null },
      { destination: 'EXTERNAL_URL', value: 'https://shop.example/' },
    ],
  });
  const log = await world.database.kysely
    .selectFrom('publication_activity')
    .select('kind')
    .where('publication_id', '=', publicationId)
    .where('kind', '=', 'navigation.changed')
    .execute();
  expect(log).toHaveLength(1);
  expect(await save([latest], 'owner')).toMatchObject({ navigationItems: [{ destination: 'LATEST' }] });
});

test('PUB-7: what cannot be is refused with its sentence and its place, and nothing changes', async () => {
  await save([latest]);
  const cases: readonly (readonly [readonly Item[], number | null, string])[] = [
    [[shop, latest, { ...shop, title: 'Forum' }], 2, faults.secondOutside],
    [[{ ...shop, value: 'javascript:alert(1)' }], 0, faults.addressInvalid],
    [[latest, { ...latest, title: ' ' }], 1, faults.titleMissing],
    [[{ destination: 'PAGE', title: 'Gone', value: 'gone' }], 0, faults.pageMissing],
    [[{ destination: 'SECTION', title: 'Gone', value: 'colophon' }], 0, faults.sectionMissing],
    [[{ destination: 'POST', title: 'Gone', value: '0123456789ab' }], 0, faults.storyInvalid],
    [Array.from({ length: navigationLimits.mostItems + 5 }, () => latest), null, faults.tooManyItems],
  ];
  for (const [items, at, message] of cases)
    expect(await save(items), message).toEqual({ __typename: 'NavigationRefusal', at, message });
  expect(await kept()).toEqual([{ destination: 'latest', title: 'Latest', value: null }]);
});

test('PUB-4: writers, strangers and suspended editors arrange nothing', async () => {
  await save([latest]);
  await expect(save([shop], 'writer')).rejects.toThrow();
  await expect(save([shop], null)).rejects.toThrow();
  await expect(save([shop], 'editor', true)).rejects.toThrow();
  expect(await kept()).toHaveLength(1);
});

test('PUB-7: of two who arrange the bar at once the second is told, and takes nothing back', async () => {
  await save([latest]);
  expect(await save([latest, shop], 'editor', false, [latest])).toMatchObject({ __typename: 'Collection' });
  const renamed = { ...latest, title: 'Newest' };
  expect(await save([renamed], 'editor', false, [latest])).toMatchObject({ __typename: 'NavigationRefusal', at: null });
  expect(await kept()).toHaveLength(2);
  expect(await save([renamed, shop], 'editor', false, [latest, shop])).toMatchObject({ __typename: 'Collection' });
});
