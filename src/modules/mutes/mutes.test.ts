import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function member() {
  const personId = await buildPerson(world.context);
  return { personId, browser: accountBrowser(world.graph, buildViewer({ personId })) };
}
const change = (field: string, name: string) =>
  `mutation($id: ID!) { ${field}(${name}: $id) { id name viewerEdge { isMuting } } }`;

test('TOAST-2, 1§7: muting and unmuting answer with id, name and the edge as they are then; twice is once', async () => {
  const [ada, bob] = [await member(), await member()];
  const publicationId = await buildPublication(world.context);
  const cases = [
    ['muteUser', 'unmuteUser', 'targetUserId', bob.personId],
    ['muteCollection', 'unmuteCollection', 'targetCollectionId', publicationId],
  ] as const;
  for (const [mute, unmute, name, id] of cases) {
    for (const [field, isMuting] of [
      [mute, true],
      [mute, true],
      [unmute, false],
      [unmute, false],
    ] as const) {
      expect(await ada.browser.ask(change(field, name), { id })).toMatchObject({
        [field]: { id, name: expect.any(String), viewerEdge: { isMuting } },
      });
    }
  }
});

test('decisions 32: stories of muted people and publications vanish from home for that reader alone', async () => {
  const { context } = world;
  const [ada, eve] = [await member(), await member()];
  const [writer, other, publicationId] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPublication(context),
  ];
  const byWriter = await buildStory(context, { authorIds: [writer] });
  const withWriter = await buildStory(context, { authorIds: [other, writer] });
  const inPublication = await buildStory(context, { authorIds: [other], publicationId });
  const free = await buildStory(context, { authorIds: [other] });
  await ada.browser.ask(change('muteUser', 'targetUserId'), { id: writer });
  await ada.browser.ask(change('muteCollection', 'targetCollectionId'), { id: publicationId });
  const hidden = [byWriter.id, withWriter.id, inPublication.id];
  const HOME = `{ latestPosts(paging: { limit: 50 }) { items { post { id } } }
    trendingPosts(paging: { limit: 50 }) { items { post { id } } } frontPage { lead { id } seconds { id } mostRead { id } } }`;
  const shown = JSON.stringify(await ada.browser.ask(HOME));
  for (const id of hidden) expect(shown).not.toContain(id);
  expect(shown).toContain(free.id);
  const ofEve = JSON.stringify(await eve.browser.ask(HOME));
  for (const id of [...hidden, free.id]) expect(ofEve).toContain(id);
  const profile = await ada.browser.ask(
    'query($id: ID!) { user(id: $id) { postsConnection { items { post { id } } } } }',
    { id: writer },
  );
  expect(JSON.stringify(profile)).toContain(byWriter.id);
});

test('nobody mutes themselves or what is not there, and who is signed out mutes nobody', async () => {
  const ada = await member();
  const MUTE = change('muteUser', 'targetUserId');
  await expect(ada.browser.ask(MUTE, { id: ada.personId })).rejects.toThrow(/mute yourself.*BAD_REQUEST/);
  await expect(ada.browser.ask(MUTE, { id: 'nobody' })).rejects.toThrow(/NOT_FOUND/);
  const signedOut = accountBrowser(world.graph, null);
  await expect(signedOut.ask(MUTE, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
});
