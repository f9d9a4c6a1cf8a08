import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { draftOf, draftWriter } from '#test/support/graph-drafts.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const READ = `query($id: ID!, $sk: String) { postResult(id: $id, sk: $sk) {
  __typename ... on Post { title isPublished content { bodyHtml isComplete tableOfContents { text } } } } }`;
const MAKE = `mutation($id: ID!) { createDraftLink(postId: $id) {
  __typename ... on CreatedDraftLink { url draft { linkCreatedAt } } } }`;
const REVOKE = `mutation($id: ID!) { revokeDraftLink(postId: $id) { __typename ... on Draft { linkCreatedAt } } }`;

const browserOf = (personId: string) => accountBrowser(world.graph, buildViewer({ personId }));

async function drafted() {
  const personId = await buildPerson(world.context);
  const ada = browserOf(personId);
  const { postId: id = '' } = await draftWriter(ada).create(draftOf('Not yet', 'Unripe words'));
  return { ada, id };
}
async function linkTo(ada: ReturnType<typeof browserOf>, id: string): Promise<URL> {
  const { createDraftLink } = (await ada.ask(MAKE, { id })) as { createDraftLink: { url: string } };
  return new URL(createDraftLink.url);
}
const nobody = () => accountBrowser(world.graph, null);

test('WRITE-9: who has the link reads the draft, as it is then; nobody else does', async () => {
  const { ada, id } = await drafted();
  const url = await linkTo(ada, id);
  expect(url.pathname).toBe(`/p/${id}`);
  const sk = url.searchParams.get('sk') ?? '';
  // 128 bits, of which we keep a hash.
  expect(Buffer.from(sk, 'base64url')).toHaveLength(16);
  const rows = await world.database.kysely.selectFrom('draft_link').selectAll().where('story_id', '=', id).execute();
  expect(JSON.stringify(rows)).not.toContain(sk);

  const shown = { __typename: 'Post', title: 'Not yet', isPublished: false };
  for (const reader of [nobody(), browserOf(await buildPerson(world.context))]) {
    const { postResult } = await reader.ask(READ, { id, sk });
    expect(postResult).toMatchObject({ ...shown, content: { isComplete: true } });
    expect(JSON.stringify(postResult)).toContain('Unripe words');
  }
  await draftWriter(ada).save(id, 1, { title: 'Riper' });
  expect(await nobody().ask(READ, { id, sk })).toMatchObject({ postResult: { title: 'Riper' } });

  const another = await drafted();
  const ofAnother = (await linkTo(another.ada, another.id)).searchParams.get('sk');
  for (const other of ['', 'wrong', `${sk}A`, ofAnother]) {
    expect(await nobody().ask(READ, { id, sk: other })).toEqual({ postResult: { __typename: 'Unauthorized' } });
  }
  // Who asks without a link is not told that there is a draft.
  expect(await nobody().ask(READ, { id })).toEqual({ postResult: { __typename: 'NotFound' } });
  const stranger = browserOf(await buildPerson(world.context));
  expect(await stranger.ask(READ, { id })).toEqual({ postResult: { __typename: 'NotFound' } });
});

test('WRITE-9: a link ends when it is revoked, and when another is made', async () => {
  const { ada, id } = await drafted();
  const opens = async (url: URL) => {
    const answer = await nobody().ask(READ, { id, sk: url.searchParams.get('sk') });
    return (answer['postResult'] as { __typename: string }).__typename === 'Post';
  };
  const first = await linkTo(ada, id);
  expect(await opens(first)).toBe(true);
  const second = await linkTo(ada, id);
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
  expect(await ada.ask(REVOKE, { id })).toEqual({ revokeDraftLink: { __typename: 'Draft', linkCreatedAt: null } });
  expect(await opens(second)).toBe(false);
});

test('nobody makes or ends a link to what they may not change', async () => {
  const { id } = await drafted();
  const stranger = browserOf(await buildPerson(world.context));
  for (const change of [MAKE, REVOKE]) {
    expect(Object.values(await stranger.ask(change, { id }))).toEqual([{ __typename: 'NotFound' }]);
    await expect(nobody().ask(change, { id })).rejects.toThrow(/FORBIDDEN/);
  }
});

test('the author reads a draft at its address as it was saved last, and one that came by import', async () => {
  const { ada, id } = await drafted();
  await draftWriter(ada).saveTo(id, 1, draftOf('Not yet'), draftOf('Not yet', 'Other words'));
  const personId = await buildPerson(world.context);
  const imported = await buildStory(world.context, { authorIds: [personId], state: 'draft', isMembersOnly: true });
  for (const [browser, storyId, words] of [
    [ada, id, 'Unripe words'],
    [browserOf(personId), imported.id, 'The only words'],
  ] as const) {
    const { postResult } = await browser.ask(READ, { id: storyId });
    expect(JSON.stringify(postResult)).toContain(words);
  }
  const sk = (await linkTo(browserOf(personId), imported.id)).searchParams.get('sk');
  expect(await nobody().ask(READ, { id: imported.id, sk })).toMatchObject({
    postResult: { content: { isComplete: true } },
  });
});
