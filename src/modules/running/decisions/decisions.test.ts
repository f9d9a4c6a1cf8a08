import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { relistStories } from '#modules/stories/stories/relist-stories.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { endDueDecisions, sweepDecisions } from './end-due-decisions.ts';

const clock = createFakeClock('2026-11-21T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1_000;
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

const RESULT = '{ __typename ... on AdminDecision { id measure } ... on UserError { message } }';
const TAKE = `mutation($kind: DecisionTargetKind!, $id: ID!, $measure: DecisionMeasure!, $countries: [String!],
  $facts: String!, $endsAt: Timestamp, $law: String) {
  result: takeDecision(targetKind: $kind, targetId: $id, measure: $measure, countries: $countries, rule: SPAM,
    facts: $facts, endsAt: $endsAt, legalReference: $law) ${RESULT} }`;
const REVERSE = `mutation($id: ID!) { result: reverseDecision(decisionId: $id, reason: "We were wrong.") ${RESULT} }`;
const OWN = `{ viewer { strikeCount limitedState { id } decisions { items {
  id measure rule legalReference facts title excerpt detectedBy isProvisional endsAt end endReason countsUntil canAppeal } } } }`;
const POST = 'query($id: ID!) { postResult(id: $id) { __typename ... on Post { visibility } } }';

let count = 0;
async function somebody(roles: readonly PlatformRole[] = []) {
  count += 1;
  const address = `decided${count}@mail.example`;
  const personId = await buildPerson(world.context);
  const row = { address, person_id: personId, is_verified: true, created_at: clock.now() };
  await world.database.kysely.insertInto('email_address').values(row).execute();
  for (const role of roles) {
    await world.database.kysely
      .insertInto('platform_role')
      .values({ person_id: personId, role, created_at: clock.now() })
      .execute();
  }
  const browser = accountBrowser(world.graph, buildViewer({ personId, roles: new Set(roles) }));
  const change = async (text: string, variables: Readonly<Record<string, unknown>>) =>
    (await browser.ask(text, variables))['result'] as { __typename: string; id: string; message?: string };
  return { ...browser, personId, address, change };
}
type Own = {
  viewer: { strikeCount: number; limitedState: { id: string } | null; decisions: { items: Record<string, unknown>[] } };
};
const ownOf = async (browser: Awaited<ReturnType<typeof somebody>>) => ((await browser.ask(OWN)) as Own).viewer;

const listedOf = async (id: string) =>
  await world.database.kysely
    .selectFrom('story')
    .innerJoin('story_author', 'story_author.story_id', 'story.id')
    .select(['story.is_listed as story', 'story_author.is_listed as author'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('ADMIN-2: what is limited leaves every list, is read by its link, and comes back when the limit ends', async () => {
  const [author, staff, reader] = [await somebody(), await somebody(['MODERATOR']), await somebody()];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Ten lamps' });
  const limit = { kind: 'POST', id, measure: 'LIMIT', facts: 'It sells lamps.', endsAt: clock.now().getTime() + DAY };
  expect(await staff.change(TAKE, limit)).toMatchObject({ measure: 'LIMIT' });
  expect(await listedOf(id)).toEqual({ story: false, author: false });
  expect(await reader.ask(POST, { id })).toMatchObject({ postResult: { __typename: 'Post', visibility: 'PUBLIC' } });
  // No way of writing the row lists it meanwhile.
  await world.database.query('test_list', 'update story set is_listed = true where id = $1', [id]);
  expect(await listedOf(id)).toMatchObject({ story: false });
  expect(await staff.change(TAKE, limit)).toMatchObject({ __typename: 'Conflict' });
  expect((await ownOf(author)).limitedState).not.toBeNull();
  clock.advance(DAY + 1);
  await endDueDecisions(world.context);
  expect(await listedOf(id)).toEqual({ story: true, author: true });
  expect((await ownOf(author)).limitedState).toBeNull();
});

test('TOAST-3: whose story is suspended is told so, until it is given back; a hidden response is not among it', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Ten lamps' });
  const taken = await staff.change(TAKE, { kind: 'POST', id, measure: 'HIDE', facts: 'It sells lamps.' });
  expect((await ownOf(author)).limitedState).toEqual({ id: taken.id });
  await staff.change(REVERSE, { id: taken.id });
  expect((await ownOf(author)).limitedState).toBeNull();
  const again = `update decision set ended_at = null, end_kind = null, target_kind = $2 where id = $1`;
  await world.database.query('test_decision_again', again, [taken.id, 'response']);
  expect((await ownOf(author)).limitedState).toBeNull();
});

test('ADMIN-2: a limited account and a limited publication list nothing, also what is published meanwhile', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const [first, second] = [
    await buildStory(world.context, { authorIds: [author.personId] }),
    await buildStory(world.context, { authorIds: [author.personId] }),
  ];
  const taken = await staff.change(TAKE, { kind: 'USER', id: author.personId, measure: 'LIMIT', facts: 'Spam.' });
  const later = await buildStory(world.context, { authorIds: [author.personId] });
  for (const { id } of [first, second, later]) expect(await listedOf(id)).toMatchObject({ story: false });
  // One of them is limited for itself as well, and stays so.
  await staff.change(TAKE, { kind: 'POST', id: first.id, measure: 'LIMIT', facts: 'Spam.' });
  await staff.change(REVERSE, { id: taken.id });
  while (await relistStories(world.context, { kind: 'user', id: author.personId }));
  expect([await listedOf(first.id), await listedOf(second.id), await listedOf(later.id)]).toMatchObject([
    { story: false },
    { story: true },
    { story: true },
  ]);
});

test('ADMIN-2: a story is withheld where the decision says, and given back there alone', async () => {
  const [author, staff] = [await somebody(), await somebody(['ADMIN'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const countries = async () =>
    (
      await world.database.kysely.selectFrom('story_withholding').select('country').where('story_id', '=', id).execute()
    ).map(({ country }) => country);
  await world.database.kysely
    .insertInto('story_withholding')
    .values({ story_id: id, country: 'FR', reason: 'An order', created_at: clock.now() })
    .execute();
  const facts = 'A court said so.';
  for (const wrong of [[], ['Germany'], ['de'], ['XX'], ['DE', 'UK']]) {
    const answer = await staff.change(TAKE, { kind: 'POST', id, measure: 'WITHHOLD', countries: wrong, facts });
    expect(answer.__typename).toBe('BadRequest');
  }
  const taken = await staff.change(TAKE, {
    kind: 'POST',
    id,
    measure: 'WITHHOLD',
    facts,
    countries: ['DE', 'FR'],
    law: 'StGB § 185',
  });
  expect((await countries()).toSorted()).toEqual(['DE', 'FR']);
  expect(await author.ask(POST, { id })).toEqual({ postResult: { __typename: 'WithheldInCountry' } });
  await staff.change(REVERSE, { id: taken.id });
  expect(await countries()).toEqual(['FR']);
});

test('ADMIN-2: a warning tells the whole ground, counts for twelve months, and never says who decided', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Cheap pills' });
  await staff.change(TAKE, { kind: 'POST', id, measure: 'WARN', facts: 'Mind the tone.', law: 'UWG § 7' });
  const { strikeCount, decisions } = await ownOf(author);
  expect(strikeCount).toBe(1);
  expect(decisions.items).toMatchObject([
    {
      measure: 'WARN',
      rule: 'SPAM',
      legalReference: 'UWG § 7',
      facts: 'Mind the tone.',
      detectedBy: 'STAFF',
      canAppeal: true,
    },
  ]);
  const mail = (await readMail(world.context)).find(({ to }) => to === author.address);
  for (const part of ['Cheap pills', 'Spam', 'UWG § 7', 'Mind the tone.', 'appeal once, until', 'A person made this']) {
    expect(mail?.text).toContain(part);
  }
  const { username } = await world.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', staff.personId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(decisions) + mail?.text).not.toContain(username);
  expect(JSON.stringify(decisions)).not.toContain(staff.personId);
  // The words stand as they stood then.
  await world.database.query('test_edit', `update story set title = 'Other', excerpt = 'Other' where id = $1`, [id]);
  expect((await ownOf(author)).decisions.items[0]).toMatchObject({ title: 'Cheap pills' });
  clock.advance(366 * DAY);
  expect(await ownOf(author)).toMatchObject({
    strikeCount: 0,
    decisions: { items: [{ countsUntil: null, canAppeal: false }] },
  });
});

test('ADMIN-2: what was wrong counts for nothing; what was quoted is forgotten after a year, all of it after two', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const { id: decisionId } = await staff.change(TAKE, { kind: 'POST', id, measure: 'WARN', facts: 'Mind the tone.' });
  expect(await staff.change(REVERSE, { id: decisionId })).toMatchObject({ __typename: 'AdminDecision' });
  expect(await staff.change(REVERSE, { id: decisionId })).toMatchObject({ __typename: 'Conflict' });
  expect(await ownOf(author)).toMatchObject({ strikeCount: 0, decisions: { items: [{ end: 'REVERSED' }] } });
  clock.advance(367 * DAY);
  await sweepDecisions(world.context);
  expect((await ownOf(author)).decisions.items).toMatchObject([{ facts: '', excerpt: '', end: 'REVERSED' }]);
  clock.advance(367 * DAY);
  await sweepDecisions(world.context);
  expect((await ownOf(author)).decisions.items).toEqual([]);
});

test('ADMIN-2: each kind of thing has its own measures', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  for (const [kind, target, measure] of [
    ['POST', id, 'SUSPEND'],
    ['USER', author.personId, 'HIDE'],
    ['CATALOG', id, 'LIMIT'],
    ['RESPONSE', id, 'DEMONETISE'],
  ]) {
    const answer = await staff.change(TAKE, { kind, id: target, measure, facts: 'Spam.' });
    expect(answer).toMatchObject({
      __typename: 'BadRequest',
      message: 'That measure doesn’t work for this. Choose another one.',
    });
  }
  const past = { kind: 'POST', id, measure: 'LIMIT', facts: 'Spam.', endsAt: clock.now().getTime() };
  expect(await staff.change(TAKE, past)).toMatchObject({ __typename: 'BadRequest' });
  expect(await staff.change(TAKE, { ...past, endsAt: null, facts: ' ' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await staff.change(TAKE, { ...past, endsAt: null, id: '0'.repeat(12) })).toMatchObject({
    __typename: 'NotFound',
  });
});

test('ADMIN-2: moderators and administrators decide, not about their own, and about staff administrators alone', async () => {
  const author = await somebody();
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  for (const roles of [[], ['CURATOR'], ['FINANCE'], ['SUPPORT']] as const) {
    const other = await somebody(roles);
    await expect(other.ask(TAKE, { kind: 'POST', id, measure: 'WARN', facts: 'x' })).rejects.toThrow(/FORBIDDEN/);
    await expect(other.ask(REVERSE, { id })).rejects.toThrow(/FORBIDDEN/);
  }
  const [moderator, admin, curator] = [
    await somebody(['MODERATOR']),
    await somebody(['ADMIN']),
    await somebody(['CURATOR']),
  ];
  const about = (who: typeof moderator) => ({ kind: 'USER', id: who.personId, measure: 'WARN', facts: 'x' });
  expect(await moderator.change(TAKE, about(moderator))).toMatchObject({ __typename: 'Forbidden' });
  expect(await moderator.change(TAKE, about(curator))).toMatchObject({ __typename: 'Forbidden' });
  expect(await admin.change(TAKE, about(curator))).toMatchObject({ __typename: 'AdminDecision' });
  const own = await buildStory(world.context, { authorIds: [admin.personId] });
  expect(await admin.change(TAKE, { ...about(admin), kind: 'POST', id: own.id })).toMatchObject({
    __typename: 'Forbidden',
  });
});

test('ADMIN-2: a response that was hidden is found at its author’s account, and comes back from there', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id: storyId } = await buildStory(world.context);
  const RESPOND = `mutation($input: PublishPostResponseInput!) { result: publishPostResponse(input: $input) {
    ... on PostResponse { id } ... on UserError { message } } }`;
  const { id } = await author.change(RESPOND, { input: { inResponseToPostId: storyId, text: 'You fool.' } });
  const hide = { kind: 'RESPONSE', id, measure: 'HIDE', facts: 'Insults.' };
  const { id: decisionId } = await staff.change(TAKE, hide);
  const READ =
    'query($id: String!) { adminUser(lookup: $id) { strikeCount decisions { id targetKind targetId end } } }';
  expect(await staff.ask(READ, { id: author.personId })).toEqual({
    adminUser: { strikeCount: 1, decisions: [{ id: decisionId, targetKind: 'RESPONSE', targetId: id, end: null }] },
  });
  expect(await staff.change(REVERSE, { id: decisionId })).toMatchObject({ __typename: 'AdminDecision' });
  expect(await staff.ask(READ, { id: author.personId })).toMatchObject({
    adminUser: { strikeCount: 0, decisions: [{ end: 'REVERSED' }] },
  });
});

test('rule 233: a suspension that was enough still counts, and one that was wrong counts for nothing', async () => {
  const [author, staff] = [await somebody(), await somebody(['MODERATOR'])];
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const END = `mutation($id: ID!, $wasWrong: Boolean) {
    result: unsuspendPost(postId: $id, reason: "We talked.", wasWrong: $wasWrong) { __typename } }`;
  for (const [wasWrong, counted] of [
    [false, 1],
    [true, 1],
    [null, 2],
  ] as const) {
    await staff.change(TAKE, { kind: 'POST', id, measure: 'HIDE', facts: 'Spam.' });
    expect(await staff.change(END, { id, wasWrong })).toEqual({ __typename: 'AdminPost' });
    expect((await ownOf(author)).strikeCount).toBe(counted);
    clock.advance(1_000);
  }
});
