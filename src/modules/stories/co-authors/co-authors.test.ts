import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const BYLINE = `{ __typename ... on Byline { authors { id } invited { id } viewerCanChange }
  ... on UserError { message } }`;
const INVITE = `mutation($id: ID!, $name: String!) { inviteCoAuthor(postId: $id, username: $name) ${BYLINE} }`;
const ANSWER = `mutation($id: ID!, $accept: Boolean!) { answerCoAuthorInvitation(postId: $id, accept: $accept) {
  ... on AnsweredInvitation { isAccepted } ... on UserError { message } } }`;
const WITHDRAW = `mutation($id: ID!, $who: ID!) { withdrawCoAuthorInvitation(postId: $id, userId: $who) ${BYLINE} }`;
const REMOVE = `mutation($id: ID!, $who: ID!) { removeCoAuthor(postId: $id, userId: $who) ${BYLINE} }`;
const ARRANGE = `mutation($id: ID!, $ids: [ID!]!) { arrangeByline(postId: $id, userIds: $ids) ${BYLINE} }`;
const INVITATIONS = '{ coAuthorInvitations { postId title inviter { id } } }';
const AUTHORS = 'query($id: ID!) { postResult(id: $id) { ... on Post { authors { id } viewerCan { edit } } } }';

let count = 0;

async function member(changes: Partial<Viewer> = {}) {
  count += 1;
  const username = `co-author-${count}`;
  const personId = await buildPerson(world.context, { username, name: `Name ${count}` });
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
  const field = async (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    Object.values(await ask(query, variables))[0];
  return {
    personId,
    username,
    field,
    invite: (id: string, name: string) => field(INVITE, { id, name }),
    answer: (id: string, accept: boolean) => field(ANSWER, { id, accept }),
  };
}

const ids = (...people: readonly { readonly personId: string }[]) => people.map(({ personId }) => ({ id: personId }));

async function countOf(personId: string): Promise<number> {
  const row = await world.database.kysely
    .selectFrom('person')
    .select('story_count as count')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.count;
}

test('WRITE-9: somebody stands in a byline when they agree, and may change the story from then on', async () => {
  const [ada, bob] = [await member(), await member()];
  const story = await buildStory(world.context, { authorIds: [ada.personId] });
  expect(await ada.invite(story.id, `@${bob.username}`)).toEqual({
    __typename: 'Byline',
    authors: ids(ada),
    invited: ids(bob),
    viewerCanChange: true,
  });
  expect(await bob.field(AUTHORS, { id: story.id })).toEqual({ authors: ids(ada), viewerCan: { edit: false } });
  expect(await bob.field(INVITATIONS)).toEqual([
    { postId: story.id, title: story.title, inviter: { id: ada.personId } },
  ]);
  expect(await bob.answer(story.id, true)).toEqual({ isAccepted: true });
  expect(await bob.field(AUTHORS, { id: story.id })).toEqual({ authors: ids(ada, bob), viewerCan: { edit: true } });
  expect(await bob.field(INVITATIONS)).toEqual([]);
  expect(await countOf(bob.personId)).toBe(1);
  expect(await bob.answer(story.id, true)).toEqual({ message: 'This invitation is no longer open.' });
});

test('WRITE-9: who is asked gets a mail at a confirmed address, and nobody else', async () => {
  const [ada, bob, eve] = [await member(), await member(), await member()];
  const story = await buildStory(world.context, { authorIds: [ada.personId] });
  const address = { person_id: bob.personId, is_verified: true, created_at: world.context.clock.now() };
  await world.database.kysely
    .insertInto('email_address')
    .values([
      { ...address, address: 'bob@mail.example' },
      { ...address, address: 'eve@mail.example', person_id: eve.personId, is_verified: false },
    ])
    .execute();
  await ada.invite(story.id, bob.username);
  await ada.invite(story.id, bob.username);
  await ada.invite(story.id, eve.username);
  const mails = await readMail(world.context);
  expect(mails.map(({ to }) => to)).toEqual(['bob@mail.example']);
  expect(mails[0]?.subject).toContain(story.title);
});

test('WRITE-9: a no is for good, and an invitation is taken back before it is answered', async () => {
  const [ada, bob, eve] = [await member(), await member(), await member()];
  const story = await buildStory(world.context, { authorIds: [ada.personId] });
  await ada.invite(story.id, bob.username);
  expect(await bob.answer(story.id, false)).toEqual({ isAccepted: false });
  expect(await ada.invite(story.id, bob.username)).toMatchObject({
    __typename: 'BadRequest',
    message: expect.stringContaining('declined') as string,
  });
  await ada.invite(story.id, eve.username);
  expect(await ada.field(WITHDRAW, { id: story.id, who: eve.personId })).toMatchObject({ invited: [] });
  expect(await eve.answer(story.id, true)).toHaveProperty('message');
  expect(await ada.field(AUTHORS, { id: story.id })).toMatchObject({ authors: ids(ada) });
});

test('WRITE-9: the byline is put in order and left; only who began the story takes others out', async () => {
  const [ada, bob, eve] = [await member(), await member(), await member()];
  const story = await buildStory(world.context, { authorIds: [ada.personId, bob.personId, eve.personId] });
  const order = [eve.personId, ada.personId, bob.personId];
  expect(await ada.field(ARRANGE, { id: story.id, ids: order })).toMatchObject({ authors: ids(eve, ada, bob) });
  expect(await bob.field(ARRANGE, { id: story.id, ids: order })).toMatchObject({ __typename: 'Forbidden' });
  expect(await ada.field(ARRANGE, { id: story.id, ids: order.slice(1) })).toMatchObject({ __typename: 'BadRequest' });
  expect(await bob.field(REMOVE, { id: story.id, who: eve.personId })).toMatchObject({ __typename: 'Forbidden' });
  expect(await bob.field(REMOVE, { id: story.id, who: bob.personId })).toMatchObject({ authors: ids(eve, ada) });
  expect(await bob.field(AUTHORS, { id: story.id })).toMatchObject({ viewerCan: { edit: false } });
  expect(await countOf(bob.personId)).toBe(0);
  expect(await ada.field(REMOVE, { id: story.id, who: ada.personId })).toMatchObject({ __typename: 'Forbidden' });
  expect(await ada.field(REMOVE, { id: story.id, who: eve.personId })).toMatchObject({ authors: ids(ada) });
});

test('WRITE-9: who is blocked, suspended, nobody, or one too many is not asked', async () => {
  const [bob, eve] = [await member(), await member()];
  const ada = await member({ blocking: new Set([bob.personId]), blockedBy: new Set([eve.personId]) });
  const story = await buildStory(world.context, { authorIds: [ada.personId] });
  for (const name of [bob.username, eve.username, 'nobody-of-this-name']) {
    expect(await ada.invite(story.id, name)).toEqual({
      __typename: 'NotFound',
      message: `Nobody here goes by “${name}”.`,
    });
  }
  expect(await bob.invite(story.id, eve.username)).toMatchObject({ __typename: 'Forbidden' });
  const others = await Promise.all(Array.from({ length: 9 }, () => member()));
  for (const other of others) await ada.invite(story.id, other.username);
  const last = await member();
  expect(await ada.invite(story.id, last.username)).toMatchObject({
    message: 'A story can have up to 10 authors, counting those who haven’t answered.',
  });
});

test('WRITE-9: of a draft nobody outside its byline learns anything', async () => {
  const [ada, bob] = [await member(), await member()];
  const draft = await buildStory(world.context, { authorIds: [ada.personId], state: 'draft' });
  expect(await bob.field('query($id: ID!) { byline(postId: $id) { id } }', { id: draft.id })).toBeNull();
  expect(await bob.invite(draft.id, ada.username)).toMatchObject({ __typename: 'NotFound' });
  await ada.invite(draft.id, bob.username);
  await bob.answer(draft.id, true);
  expect(await bob.field('query($id: ID!) { byline(postId: $id) { authors { id } } }', { id: draft.id })).toEqual({
    authors: ids(ada, bob),
  });
});
