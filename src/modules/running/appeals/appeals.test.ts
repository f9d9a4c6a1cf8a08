import { afterAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { takeDecision } from '#modules/running/decisions/take-decision.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { remindOfAppeals } from './remind-of-appeals.ts';

const DAY = 24 * 60 * 60 * 1_000;
let clock: FakeClock;
let world: TestGraph | undefined;
beforeEach(async () => {
  await world?.close();
  clock = createFakeClock('2026-11-21T12:00:00.000Z');
  world = await createTestGraph(clock);
});
afterAll(() => world?.close());

const here = (): TestGraph => {
  if (world === undefined) throw new Error('there is a world');
  return world;
};

const TAKE = `mutation($kind: DecisionTargetKind!, $id: ID!, $measure: DecisionMeasure!, $endsAt: Timestamp) {
  result: takeDecision(targetKind: $kind, targetId: $id, measure: $measure, rule: SPAM, facts: "It sells lamps.",
    endsAt: $endsAt) { __typename ... on AdminDecision { id } ... on UserError { message } } }`;
const APPEAL = `mutation($id: ID!, $words: String!) { result: appealDecision(decisionId: $id, words: $words) {
  __typename ... on Appeal { id state dueAt decision { canAppeal } } ... on UserError { message } } }`;
const DECIDE = `mutation($id: ID!, $outcome: AppealState!, $measure: DecisionMeasure, $endsAt: Timestamp) {
  result: decideAppeal(appealId: $id, outcome: $outcome, reason: "We looked again.", measure: $measure, endsAt: $endsAt) {
    __typename ... on AdminAppeal { state isByFirst } ... on UserError { message } } }`;
const APPEALS = `query($isDecided: Boolean) { appeals(isDecided: $isDecided) { items {
  id state viewerStanding isByFirst words decision { measure facts } } } }`;
const OWN = `{ viewer { strikeCount decisions { items { measure end canAppeal appealUntil
  appeal { state reason isByFirst } } } } }`;
const POST = 'query($id: ID!) { postResult(id: $id) { __typename } }';

let count = 0;
async function somebody(roles: readonly PlatformRole[] = [], changes: Partial<Viewer> = {}) {
  const { context, database, graph } = here();
  count += 1;
  const address = `appeal${count}@mail.example`;
  const personId = await buildPerson(context);
  const created = { created_at: clock.now() };
  await database.kysely
    .insertInto('email_address')
    .values({ address, person_id: personId, is_verified: true, ...created })
    .execute();
  for (const role of roles) {
    await database.kysely
      .insertInto('platform_role')
      .values({ person_id: personId, role, ...created })
      .execute();
  }
  const browser = accountBrowser(graph, buildViewer({ personId, roles: new Set(roles), ...changes }));
  const change = async (text: string, variables: Readonly<Record<string, unknown>>) =>
    (await browser.ask(text, variables))['result'] as { __typename: string; id: string; message?: string };
  return { ...browser, personId, address, change };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const asSuspended = ({ personId }: Somebody) =>
  accountBrowser(here().graph, buildViewer({ personId, isSuspended: true }));
const mailsTo = async ({ address }: Somebody) =>
  (await readMail(here().context)).filter(({ to }) => to === address).map(({ subject, text }) => `${subject} ${text}`);

async function hiddenStory(author: Somebody, staff: Somebody) {
  const { id } = await buildStory(here().context, { authorIds: [author.personId], title: 'Ten lamps' });
  const { id: decisionId } = await staff.change(TAKE, { kind: 'POST', id, measure: 'HIDE' });
  return { id, decisionId };
}

test('ADMIN-2: another moderator takes a decision back, and everything is as it was before', async () => {
  const [author, first, second] = [await somebody(), await somebody(['MODERATOR']), await somebody(['ADMIN'])];
  const { id, decisionId } = await hiddenStory(author, first);
  expect(await author.change(APPEAL, { id: decisionId, words: ' ' })).toMatchObject({ __typename: 'BadRequest' });
  const long = await author.change(APPEAL, { id: decisionId, words: 'x'.repeat(4_001) });
  expect(long).toMatchObject({ __typename: 'BadRequest' });
  const appealed = await author.change(APPEAL, { id: decisionId, words: 'They are my lamps.' });
  expect(appealed).toMatchObject({
    state: 'OPEN',
    dueAt: clock.now().getTime() + 14 * DAY,
    decision: { canAppeal: false },
  });
  expect(await author.change(APPEAL, { id: decisionId, words: 'Again.' })).toMatchObject({ __typename: 'Conflict' });
  const queue = (asked: Somebody, isDecided = false) => asked.ask(APPEALS, { isDecided });
  expect(await queue(first)).toMatchObject({ appeals: { items: [{ viewerStanding: 'NOT_YOURS' }] } });
  expect(await queue(second)).toMatchObject({
    appeals: { items: [{ viewerStanding: 'MAY_DECIDE', words: 'They are my lamps.', decision: { measure: 'HIDE' } }] },
  });
  const answer = { id: appealed.id, outcome: 'REVERSED' };
  expect(await first.change(DECIDE, answer)).toMatchObject({ __typename: 'Forbidden' });
  expect(await second.change(DECIDE, answer)).toMatchObject({ state: 'REVERSED', isByFirst: false });
  expect(await second.change(DECIDE, answer)).toMatchObject({ __typename: 'Conflict' });
  expect(await author.ask(POST, { id })).toEqual({ postResult: { __typename: 'Post' } });
  expect(await author.ask(OWN)).toMatchObject({
    viewer: { strikeCount: 0, decisions: { items: [{ end: 'REVERSED', appeal: { state: 'REVERSED' } }] } },
  });
  expect(await queue(second)).toEqual({ appeals: { items: [] } });
  expect(await queue(first, true)).toMatchObject({ appeals: { items: [{ state: 'REVERSED' }] } });
  expect((await mailsTo(author)).join('\n')).toMatch(/We got your appeal[^]*reversed it[^]*We looked again\./);
});

test('ADMIN-2: who is suspended appeals, and a suspension is shortened; nobody appeals what an appeal ended in', async () => {
  const [person, first, second] = [await somebody(), await somebody(['MODERATOR']), await somebody(['MODERATOR'])];
  const about = { kind: 'USER', id: person.personId, measure: 'SUSPEND' };
  const { id: decisionId } = await first.change(TAKE, about);
  const suspended = asSuspended(person);
  const { result } = (await suspended.ask(APPEAL, { id: decisionId, words: 'Sorry.' })) as { result: { id: string } };
  // What is decided at once has no order.
  clock.advance(1_000);
  const answer = { id: result.id, outcome: 'CHANGED', measure: 'SUSPEND', endsAt: clock.now().getTime() + DAY };
  expect(await second.change(DECIDE, { ...answer, endsAt: 0 })).toMatchObject({ __typename: 'BadRequest' });
  expect(await second.change(DECIDE, { ...answer, measure: 'HIDE' })).toMatchObject({ __typename: 'BadRequest' });
  expect(await second.change(DECIDE, answer)).toMatchObject({ state: 'CHANGED' });
  const { viewer } = (await suspended.ask(OWN)) as { viewer: unknown };
  expect(viewer).toMatchObject({
    strikeCount: 1,
    decisions: {
      items: [
        { measure: 'SUSPEND', end: null, canAppeal: false, appealUntil: null },
        { measure: 'SUSPEND', end: 'REPLACED', appeal: { state: 'CHANGED', reason: 'We looked again.' } },
      ],
    },
  });
  expect((await mailsTo(person)).join('\n')).toContain('can’t be appealed again');
});

test('ADMIN-2: where nobody else works here, the first answers after a day, and that is told', async () => {
  const [author, only] = [await somebody(), await somebody(['ADMIN'])];
  const { decisionId } = await hiddenStory(author, only);
  const { id } = await author.change(APPEAL, { id: decisionId, words: 'They are my lamps.' });
  const standing = async () => ((await only.ask(APPEALS)) as { appeals: { items: unknown[] } }).appeals.items[0];
  expect(await standing()).toMatchObject({ viewerStanding: 'ONLY_ONE_WAITS' });
  expect(await only.change(DECIDE, { id, outcome: 'UPHELD' })).toMatchObject({ __typename: 'Forbidden' });
  clock.advance(DAY);
  expect(await standing()).toMatchObject({ viewerStanding: 'ONLY_ONE' });
  const second = await somebody(['MODERATOR']);
  expect(await standing()).toMatchObject({ viewerStanding: 'NOT_YOURS' });
  await here().database.query('test_away', `update person set state = 'suspended' where id = $1`, [second.personId]);
  expect(await only.change(DECIDE, { id, outcome: 'UPHELD' })).toMatchObject({ state: 'UPHELD', isByFirst: true });
  expect(await author.ask(OWN)).toMatchObject({
    viewer: { strikeCount: 1, decisions: { items: [{ end: null, appeal: { state: 'UPHELD', isByFirst: true } }] } },
  });
  expect((await mailsTo(author)).join('\n')).toContain('This site has only one moderator');
});

test('ADMIN-2: six months, only one’s own, and not what a moderator looks at anyway', async () => {
  const [author, stranger, staff] = [await somebody(), await somebody(), await somebody(['MODERATOR'])];
  const { decisionId } = await hiddenStory(author, staff);
  const words = 'They are my lamps.';
  expect(await stranger.change(APPEAL, { id: decisionId, words })).toMatchObject({ __typename: 'NotFound' });
  expect(await stranger.change(APPEAL, { id: 'nothing', words })).toMatchObject({ __typename: 'NotFound' });
  const other = await buildStory(here().context, { authorIds: [author.personId] });
  const sanction = { measure: 'hide', rule: 'SPAM', facts: 'Reported.', isProvisional: true } as const;
  const taken = await takeDecision(here().context, { target: { kind: 'post', id: other.id }, sanction });
  const provisional = 'id' in taken ? taken.id : '';
  expect(await author.change(APPEAL, { id: provisional, words })).toMatchObject({ __typename: 'Conflict' });
  clock.set('2027-05-21T12:00:00.001Z');
  expect(await author.change(APPEAL, { id: decisionId, words })).toMatchObject({ __typename: 'Conflict' });
  clock.set('2027-05-21T12:00:00.000Z');
  expect(await author.change(APPEAL, { id: decisionId, words })).toMatchObject({ __typename: 'Appeal' });
});

test('ADMIN-2: what ended by its date counts for nothing when an appeal says that it was wrong', async () => {
  const [author, first, second] = [await somebody(), await somebody(['MODERATOR']), await somebody(['MODERATOR'])];
  const { id, decisionId } = await hiddenStory(author, first);
  const UNSUSPEND = 'mutation($id: ID!) { unsuspendPost(postId: $id, reason: "Enough.") { __typename } }';
  await first.ask(UNSUSPEND, { id });
  const strikes = async () => ((await author.ask(OWN)) as { viewer: { strikeCount: number } }).viewer.strikeCount;
  expect(await strikes()).toBe(1);
  const { id: appealId } = await author.change(APPEAL, { id: decisionId, words: 'They are my lamps.' });
  const changed = await second.change(DECIDE, { id: appealId, outcome: 'CHANGED', measure: 'WARN' });
  expect(changed).toMatchObject({ __typename: 'Conflict' });
  expect(await second.change(DECIDE, { id: appealId, outcome: 'REVERSED' })).toMatchObject({ state: 'REVERSED' });
  expect(await strikes()).toBe(0);
});

test('ADMIN-2: staff are reminded after ten days, once; readers and other staff answer nothing', async () => {
  const [author, first, second] = [await somebody(), await somebody(['MODERATOR']), await somebody(['ADMIN'])];
  const { decisionId } = await hiddenStory(author, first);
  const { id } = await author.change(APPEAL, { id: decisionId, words: 'They are my lamps.' });
  const reminders = async () => (await mailsTo(second)).filter((mail) => mail.includes('Appeals are due soon')).length;
  clock.advance(10 * DAY - 1);
  await remindOfAppeals(here().context);
  expect(await reminders()).toBe(0);
  clock.advance(1);
  await remindOfAppeals(here().context);
  await remindOfAppeals(here().context);
  expect(await reminders()).toBe(1);
  for (const roles of [[], ['CURATOR'], ['FINANCE'], ['SUPPORT']] as const) {
    const other = await somebody(roles);
    await expect(other.ask(DECIDE, { id, outcome: 'UPHELD' })).rejects.toThrow(/FORBIDDEN/);
    await expect(other.ask(APPEALS)).rejects.toThrow(/FORBIDDEN/);
  }
});
