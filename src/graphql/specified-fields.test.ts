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

test('CORE-4: a person is told what they run, where they ask from and when they looked; nobody else is', async () => {
  const { context } = world;
  const { kysely } = context.database;
  const [ada, eve] = [await buildPerson(context), await buildPerson(context)];
  const ids = [
    await buildPublication(context, { name: 'Mine' }),
    await buildPublication(context, { name: 'Written for' }),
  ];
  const roles = ['editor', 'writer'] as const;
  const staff = ids.map((publication_id, index) => ({
    publication_id,
    person_id: ada,
    role: roles[index] ?? 'writer',
    created_at: context.clock.now(),
  }));
  await kysely.insertInto('publication_member').values(staff).execute();
  const staffRoles = new Map(ids.map((id, index) => [id, roles[index] ?? 'writer']));
  const reader = accountBrowser(world.graph, buildViewer({ personId: ada, staffRoles }));
  const OWN = 'adminCollections { name } geolocation { country } iconViewedAt';
  expect(await reader.ask(`{ viewer { ${OWN} } }`)).toEqual({
    viewer: { adminCollections: [{ name: 'Mine' }], geolocation: { country: 'DE' }, iconViewedAt: null },
  });
  const LOOK = `mutation { updateFollowedEntityViewedAt(userId: "${ada}", feedId: "sidebar-menu-icon") { iconViewedAt } }`;
  expect(await reader.ask(LOOK)).toEqual({
    updateFollowedEntityViewedAt: { iconViewedAt: context.clock.now().getTime() },
  });
  const other = accountBrowser(world.graph, buildViewer({ personId: eve }));
  for (const field of ['adminCollections { id }', 'geolocation { country }', 'iconViewedAt']) {
    await expect(other.ask(`{ user(id: "${ada}") { ${field} } }`)).rejects.toThrow(/FORBIDDEN/);
  }
});

test('CORE-4: a story says its free part, who wrote with its creator, its topics, and who features it', async () => {
  const { context } = world;
  const { kysely } = context.database;
  const [ada, bob] = [await buildPerson(context), await buildPerson(context, { name: 'Bob' })];
  const publicationId = await buildPublication(context, { name: 'The shelf' });
  const [open, locked] = [
    await buildStory(context, { authorIds: [ada, bob], publicationId, tags: ['Looms', 'Kilns'] }),
    await buildStory(context, { authorIds: [ada], isMembersOnly: true }),
  ];
  await kysely
    .insertInto('publication_featured_story')
    .values({ publication_id: publicationId, story_id: open.id, position: 0 })
    .execute();
  const tags = await kysely.selectFrom('tag').select('id').where('slug', 'in', ['looms', 'kilns']).execute();
  const at = { created_at: context.clock.now(), updated_at: context.clock.now() };
  for (const [slug, visibility] of [
    ['crafts', 'public'],
    ['hidden', 'staff'],
  ] as const) {
    const id = slug === 'crafts' ? 'abcdef012345' : 'abcdef012346';
    await kysely
      .insertInto('topic')
      .values({ id, slug, name: slug, description: '', visibility, ...at })
      .execute();
    const gathered = tags.map((tag, position) => ({ topic_id: id, tag_id: tag.id, position }));
    await kysely.insertInto('topic_tag').values(gathered).execute();
  }
  const ASK = `query($id: ID!) { postResult(id: $id) { ... on Post { topics { slug } collaborators { name }
    publicationsFeaturingPost { name } sequence { id } responses { items { id } }
    previewContent { bodyHtml isFullContent subtitle } content { bodyHtml } } } }`;
  const { ask } = accountBrowser(world.graph, null);
  const post = (await ask(ASK, { id: open.id }))['postResult'] as { content: { bodyHtml: string } };
  expect(post).toMatchObject({
    topics: [{ slug: 'crafts' }],
    collaborators: [{ name: 'Bob' }],
    publicationsFeaturingPost: [{ name: 'The shelf' }],
    sequence: null,
    responses: { items: [] },
    previewContent: { isFullContent: true, bodyHtml: post.content.bodyHtml },
  });
  const member = accountBrowser(world.graph, buildViewer({ personId: bob, isMember: true }));
  const whole = (await member.ask(ASK, { id: locked.id }))['postResult'] as typeof post & {
    previewContent: { bodyHtml: string; isFullContent: boolean };
  };
  expect(whole.previewContent.isFullContent).toBe(false);
  expect(whole.previewContent.bodyHtml.length).toBeLessThan(whole.content.bodyHtml.length);
});
