import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
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

const READ = `query($id: ID!) { adminPost(postId: $id) { title path state authors { id } cases { state reportCount }
  versions { kind } reach { views emails } audit { action actor } viewerCanModerate } }`;
const RESULT = '{ __typename ... on AdminPost { state } ... on UserError { message } }';
const SUSPEND = `mutation($id: ID!, $reason: String!) { result: suspendPost(postId: $id, rule: SPAM, reason: $reason) ${RESULT} }`;
const UNSUSPEND = `mutation($id: ID!, $reason: String!) { result: unsuspendPost(postId: $id, reason: $reason) ${RESULT} }`;
const POST = 'query($id: ID!) { postResult(id: $id) { __typename } }';
const REPORT = 'mutation($id: ID!) { reportPost(targetPostId: $id, reason: SPAM) { __typename } }';

let count = 0;
async function somebody(roles: readonly PlatformRole[] = []) {
  count += 1;
  const address = `staff${count}@mail.example`;
  const personId = await buildPerson(world.context);
  const row = { address, person_id: personId, is_verified: true, created_at: world.context.clock.now() };
  await world.database.kysely.insertInto('email_address').values(row).execute();
  const browser = accountBrowser(world.graph, buildViewer({ personId, isEmailVerified: true, roles: new Set(roles) }));
  const change = async (text: string, variables: Readonly<Record<string, unknown>>) =>
    (await browser.ask(text, variables))['result'];
  return { ...browser, personId, address, change };
}

const rowOf = async (id: string) => {
  const { updated_at: _changes, ...row } = await world.database.kysely
    .selectFrom('story')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const authors = await world.database.kysely
    .selectFrom('story_author')
    .selectAll()
    .where('story_id', '=', id)
    .execute();
  return { row, authors };
};

test('ADMIN-1: staff see how a story stands, how far it came, and what was said and done; nobody else does', async () => {
  const [author, staff, stranger] = [await somebody(), await somebody(['MODERATOR']), await somebody()];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'A lamp' });
  await stranger.ask(REPORT, { id });
  expect(await staff.ask(READ, { id })).toMatchObject({
    adminPost: {
      title: 'A lamp',
      path: `/p/${id}`,
      state: 'PUBLISHED',
      authors: [{ id: author.personId }],
      cases: [{ state: 'OPEN', reportCount: 1 }],
      reach: { views: 0, emails: 0 },
      audit: [],
      viewerCanModerate: true,
    },
  });
  expect(await (await somebody(['SUPPORT'])).ask(READ, { id })).toMatchObject({
    adminPost: { viewerCanModerate: false },
  });
  expect(await staff.ask(READ, { id: '000000000000' })).toEqual({ adminPost: null });
  for (const roles of [[], ['CURATOR'], ['FINANCE']] as const) {
    const other = await somebody(roles);
    await expect(other.ask(READ, { id })).rejects.toThrow(/FORBIDDEN/);
    for (const text of [SUSPEND, UNSUSPEND]) {
      await expect(other.ask(text, { id, reason: 'x' })).rejects.toThrow(/FORBIDDEN/);
    }
  }
  const support = await somebody(['SUPPORT']);
  await expect(support.ask(SUSPEND, { id, reason: 'x' })).rejects.toThrow(/FORBIDDEN/);
});

test('ADMIN-1: a draft says to staff that it is there, and not a word of it', async () => {
  const [author, staff] = [await somebody(), await somebody(['ADMIN'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Nobody’s business' });
  await world.database.query(
    'test_draft',
    `update story set state = 'draft', first_published_at = null, is_listed = false where id = $1`,
    [id],
  );
  const answer = await staff.ask(READ, { id });
  expect(answer).toMatchObject({ adminPost: { title: '', path: null, state: 'DRAFT' } });
  expect(JSON.stringify(answer)).not.toContain('business');
  expect(await staff.change(SUSPEND, { id, reason: 'Spam.' })).toMatchObject({ __typename: 'Conflict' });
});

test('ADMIN-1: a story is suspended with rule and reason, and comes back as it was; its authors are told both times', async () => {
  const [author, staff, reader] = [await somebody(), await somebody(['MODERATOR']), await somebody()];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Cheap pills' });
  const before = await rowOf(id);
  expect(await staff.change(SUSPEND, { id, reason: ' ' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await staff.change(UNSUSPEND, { id, reason: 'Why not.' })).toMatchObject({ __typename: 'Conflict' });
  expect(await staff.change(SUSPEND, { id, reason: 'It sells pills.' })).toMatchObject({ state: 'SUSPENDED' });
  expect(await reader.ask(POST, { id })).toEqual({ postResult: { __typename: 'PostSuspended' } });
  expect(await staff.change(SUSPEND, { id, reason: 'Again.' })).toMatchObject({ __typename: 'Conflict' });
  // The audit stands in the order of time.
  (world.context.clock as FakeClock).advance(1_000);
  expect(await staff.change(UNSUSPEND, { id, reason: 'We were wrong.' })).toMatchObject({ state: 'PUBLISHED' });
  expect(await rowOf(id)).toEqual(before);
  expect(await reader.ask(POST, { id })).toEqual({ postResult: { __typename: 'Post' } });
  const mails = (await readMail(world.context)).filter(({ to }) => to === author.address);
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('It sells pills.'),
    expect.stringContaining('We were wrong.'),
  ]);
  expect(await staff.ask(READ, { id })).toMatchObject({
    adminPost: { audit: [{ action: 'story.unsuspended' }, { action: 'story.suspended' }] },
  });
});

test('ADMIN-1: nobody decides about what they wrote themselves', async () => {
  const staff = await somebody(['ADMIN']);
  const { id } = await buildStory(world.context, { authorIds: [staff.personId] });
  expect(await staff.change(SUSPEND, { id, reason: 'Mine.' })).toMatchObject({ __typename: 'Forbidden' });
  expect(await staff.ask(READ, { id })).toMatchObject({ adminPost: { state: 'PUBLISHED', viewerCanModerate: false } });
});

test('ADMIN-1: what reports hid and staff gave back is hidden by no case any more, and its case still waits', async () => {
  const [author, staff, reader] = [await somebody(), await somebody(['MODERATOR']), await somebody()];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  await reader.ask(REPORT, { id });
  await world.database.query('test_hidden', 'update report_case set is_hidden = true where target_id = $1', [id]);
  await staff.change(SUSPEND, { id, reason: 'For a look.' });
  await staff.change(UNSUSPEND, { id, reason: 'Nothing wrong.' });
  const cases = await world.database.kysely.selectFrom('report_case').selectAll().where('target_id', '=', id).execute();
  expect(cases).toMatchObject([{ state: 'open', is_hidden: false }]);
});

test('ADMIN-2: a story is suspended with its law and its end, which is not in the past', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const suspend = `mutation($id: ID!, $endsAt: Timestamp) { result: suspendPost(postId: $id, rule: COPYRIGHT,
    reason: "Copied.", legalReference: "Section 106", excerpt: "These words", endsAt: $endsAt) ${RESULT} }`;
  const now = world.context.clock.now().getTime();
  expect(await staff.change(suspend, { id, endsAt: now })).toMatchObject({ __typename: 'BadRequest' });
  expect(await staff.change(suspend, { id, endsAt: now + 86_400_000 })).toMatchObject({ state: 'SUSPENDED' });
  const decision = await world.database.kysely
    .selectFrom('decision')
    .select(['legal_reference', 'excerpt', 'ends_at'])
    .where('target_id', '=', id)
    .executeTakeFirst();
  expect(decision).toEqual({
    legal_reference: 'Section 106',
    excerpt: 'These words',
    ends_at: new Date(now + 86_400_000),
  });
});
