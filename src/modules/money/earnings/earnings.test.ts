import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { partnerMessages } from '#shared/messages/partner.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { buildBoost } from '#test/factories/build-boost.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { clockedGraph } from '#test/support/clocked-graph.ts';
import { closeDueMonths, closeMonth, recomputeMonth } from './close-month.ts';
import { reverseDecision, takeDecision } from '#modules/running/decisions/take-decision.ts';
import { estimateMonth } from './count-month.ts';
import { recountReads } from './recount-reads.ts';

const world = clockedGraph('2027-01-02T09:00:00Z');
const { clock } = world;

const APPLY = `mutation($country: String!, $isAdult: Boolean!) { enrollInPartnerProgram(country: $country, isAdult: $isAdult) {
  __typename ... on PartnerProgramEnrollment { status type unmet reapplyAt } ... on UserError { message } } }`;
const LEAVE = `mutation { leavePartnerProgram { __typename ... on PartnerProgramEnrollment { status type } } }`;
const REAPPLY = `{ viewer { partnerProgramEnrollment { status reapplyAt } } }`;
const EARNINGS = `query($id: ID!, $period: String) { user(id: $id) { partnerEarnings(period: $period) { period state
  totals { amount currency } members stories { storyId members amounts { amount currency } }
  days { currency rows { label values } } } } }`;
const STORY = `query($id: ID!) { postResult(id: $id) { ... on Post { isLocked lockSource earnings { amount currency } } } }`;

const asking = (personId: string, change: Partial<Parameters<typeof buildViewer>[0]> = {}) =>
  accountBrowser(world.graph, buildViewer({ isEmailVerified: true, ...change, personId }));
type Earnings = { state: string | null; totals: unknown; members: number; stories: unknown; days: unknown };
async function earningsOf(id: string, asker: string, period?: string, change = {}): Promise<Earnings | null> {
  const answer = (await asking(asker, change).ask(EARNINGS, { id, period })) as {
    user: { partnerEarnings: Earnings | null };
  };
  return answer.user.partnerEarnings;
}
const apply = async (personId: string, country = 'DE', isAdult = true) =>
  (await asking(personId).ask(APPLY, { country, isAdult }))['enrollInPartnerProgram'];

async function writer() {
  const personId = await buildPerson(world.context);
  await buildMembership(world.context, { personId });
  const story = await buildStory(world.context, { authorIds: [personId], isMembersOnly: true });
  return { personId, storyId: story.id };
}
async function member(at = '2027-01-03T10:00:00Z', charge: Partial<Parameters<typeof buildCharge>[1]> = {}) {
  const personId = await buildPerson(world.context);
  const chargeId = await buildCharge(world.context, { personId, at, ...charge });
  return { personId, chargeId };
}
/** 5 dollars less what the provider keeps, and of it what writers get, in cents. */
const SHARE = Math.floor((500 - 15 - 30) * 0.6);

test('PART-1: an application is answered at once, with what is missing, and no stands for 30 days', async () => {
  const personId = await buildPerson(world.context);
  expect(await apply(personId, 'DE', false)).toMatchObject({ __typename: 'BadRequest' });
  expect(await apply(personId, 'XX')).toMatchObject({ __typename: 'BadRequest' });
  const reapplyAt = Date.parse('2027-02-01T09:00:00Z');
  expect(await apply(personId, 'CU')).toEqual({
    __typename: 'PartnerProgramEnrollment',
    status: 'PERMISSION_DENIED',
    type: 'APPLY',
    unmet: ['IS_MEMBER', 'LOCATION', 'POST_ACTIVITY'],
    reapplyAt,
  });
  await buildMembership(world.context, { personId });
  await buildStory(world.context, { authorIds: [personId] });
  expect(await apply(personId)).toMatchObject({ __typename: 'Forbidden' });
  const told = async () => (await asking(personId).ask(REAPPLY))['viewer'];
  expect(await told()).toEqual({ partnerProgramEnrollment: { status: 'PERMISSION_DENIED', reapplyAt } });
  clock.set(new Date(reapplyAt).toISOString());
  expect(await told(), 'a day that has passed is nobody’s business').toEqual({
    partnerProgramEnrollment: { status: 'PERMISSION_DENIED', reapplyAt: null },
  });
  expect(await apply(personId)).toMatchObject({ status: 'ENROLLED', unmet: [] });
  clock.set('2027-01-02T09:00:00Z');
});

test('rule 224: while the program is closed nobody new gets in and nobody is told no; who is in stays in and is paid', async () => {
  const [ivy, jan] = [await writer(), await writer()];
  clock.set('2027-01-02T10:00:00Z');
  expect(await apply(ivy.personId)).toMatchObject({ status: 'ENROLLED' });
  await setSetting(world.context, 'partner.isOpen', 'false');
  expect(await apply(jan.personId)).toMatchObject({ __typename: 'Forbidden', message: partnerMessages.closed });
  const status = `{ viewer { partnerProgramEnrollment { status } } }`;
  const statusOf = async (id: string) => (await asking(id).ask(status))['viewer'];
  expect(await statusOf(jan.personId)).toEqual({ partnerProgramEnrollment: { status: 'NOT_ENROLLED' } });
  expect(await statusOf(ivy.personId)).toEqual({ partnerProgramEnrollment: { status: 'ENROLLED' } });
  await setSetting(world.context, 'partner.isOpen', '');
  expect(await apply(jan.personId)).toMatchObject({ status: 'ENROLLED' });
});

test('PART-1: nobody applies who is suspended, speaks by a token, or has not proved an address', async () => {
  const personId = await buildPerson(world.context);
  const ask = (change: Partial<Parameters<typeof buildViewer>[0]>) =>
    asking(personId, change).ask(APPLY, { country: 'DE', isAdult: true });
  await expect(ask({ isSuspended: true })).rejects.toThrow(/FORBIDDEN|access|Suspended/i);
  expect((await ask({ isEmailVerified: false }))['enrollInPartnerProgram']).toMatchObject({ __typename: 'Forbidden' });
});

test('PART-2: what a member paid goes to the writers they read; the month closes, and stands', async () => {
  const [ada, ben] = [await writer(), await writer()];
  expect(await apply(ada.personId)).toMatchObject({ status: 'ENROLLED' });
  expect(await apply(ben.personId)).toMatchObject({ status: 'ENROLLED' });
  const readers = [await member(), await member(), await member()];
  const trial = await buildPerson(world.context);
  for (const { personId } of readers)
    await buildMemberVisit(world.context, { personId, storyId: ada.storyId, at: '2027-01-04T10:00:00Z' });
  const [first, second] = readers;
  if (!first || !second) throw new Error('there are readers');
  // Half of the first one's: as many points.
  await buildMemberVisit(world.context, { personId: first.personId, storyId: ben.storyId, at: '2027-01-04T11:00:00Z' });
  // None of these: too short, before they paid, in a trial, and not a member.
  const none = { storyId: ben.storyId, personId: second.personId };
  await buildMemberVisit(world.context, { ...none, at: '2027-01-04T12:00:00Z', seconds: 29 });
  await buildMemberVisit(world.context, { ...none, at: '2027-01-03T09:00:00Z' });
  await buildMemberVisit(world.context, { ...none, personId: trial, at: '2027-01-04T12:00:00Z' });
  await buildMemberVisit(world.context, { ...none, at: '2027-01-04T13:00:00Z', isMember: false });
  clock.set('2027-01-05T03:11:00Z');
  await estimateMonth(world.context);
  const half = Math.floor(SHARE / 2);
  const estimate = await earningsOf(ada.personId, ada.personId);
  expect(estimate).toMatchObject({
    state: 'ESTIMATE',
    members: 3,
    totals: [{ currency: 'USD', amount: 2 * SHARE + half }],
  });
  expect(await earningsOf(ben.personId, ben.personId)).toMatchObject({
    totals: [{ currency: 'USD', amount: half }],
    stories: [{ storyId: null, members: 1 }],
  });
  clock.set('2027-02-04T05:31:00Z');
  await closeDueMonths(world.context);
  expect((await earningsOf(ada.personId, ada.personId, '2027-01'))?.state).toBe('ESTIMATE');
  clock.set('2027-02-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await earningsOf(ada.personId, ada.personId, '2027-01')).toEqual({ ...estimate, state: 'CLOSED' });
  const balance = (kind: 'writer', owner: string) => readBalance(world.database, { kind, owner }, 'USD');
  expect(await balance('writer', ada.personId)).toBe(2 * SHARE + half);
  expect(await balance('writer', ben.personId)).toBe(half);
  expect(await readBalance(world.database, { kind: 'fund' }, 'USD')).toBe(0);
  expect(await readBalance(world.database, { kind: 'members_unearned' }, 'USD'), 'all that came in was given out').toBe(
    0,
  );
  const recomputed = await recomputeMonth(world.context, '2027-01');
  expect(recomputed?.isSame).toBe(true);
  expect([...(recomputed?.lines() ?? [])].join('')).toContain(`statement,writer,${ada.personId},USD`);
});

test('PART-2: whoever closes a month again, after any stage, posts nothing twice', async () => {
  const before = await recomputeMonth(world.context, '2027-01');
  const count = () =>
    world.database.query<{ count: number; sum: number }>(
      'test_transfers',
      'select count(*)::int as count, sum(amount_minor)::int as sum from ledger_transfer',
      [],
    );
  const posted = await count();
  for (const state of ['FROZEN', 'SETTLED']) {
    await world.database.query(
      'test_month_back',
      `update earning_month set state = $1, closed_at = null, statement_hash = null where period = '2027-01'`,
      [state],
    );
    await closeMonth(world.context, '2027-01');
    const again = await recomputeMonth(world.context, '2027-01');
    expect(again?.isSame).toBe(true);
    expect([...(again?.lines() ?? [])]).toEqual([...(before?.lines() ?? [])]);
    expect(await count()).toEqual(posted);
  }
});

test('PART-2: a refund later comes off a later month, and what was closed stays', async () => {
  const cleo = await writer();
  clock.set('2027-02-06T09:00:00Z');
  await apply(cleo.personId);
  const reader = await member('2027-02-07T10:00:00Z');
  await buildMemberVisit(world.context, {
    personId: reader.personId,
    storyId: cleo.storyId,
    at: '2027-02-07T11:00:00Z',
  });
  clock.set('2027-02-08T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2027-03-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await readBalance(world.database, { kind: 'writer', owner: cleo.personId }, 'USD')).toBe(SHARE);
  await world.database.query('test_refund', 'update charge set refunded_amount = amount where id = $1', [
    reader.chargeId,
  ]);
  await estimateMonth(world.context);
  clock.set('2027-04-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await earningsOf(cleo.personId, cleo.personId, '2027-02')).toMatchObject({ totals: [{ amount: SHARE }] });
  expect(await earningsOf(cleo.personId, cleo.personId, '2027-03')).toMatchObject({ totals: [{ amount: -SHARE }] });
  expect(await readBalance(world.database, { kind: 'writer', owner: cleo.personId }, 'USD')).toBe(0);
  expect((await recomputeMonth(world.context, '2027-03'))?.isSame).toBe(true);
});

test('PART-2: one’s own card and more than eight hours a day are nobody’s reading', async () => {
  const dora = await writer();
  clock.set('2027-04-06T09:00:00Z');
  await apply(dora.personId);
  await buildCharge(world.context, { personId: dora.personId, at: '2027-04-06T09:00:00Z', fingerprint: 'one' });
  const [same, long] = [
    await member('2027-04-06T10:00:00Z', { fingerprint: 'one' }),
    await member('2027-04-06T10:00:00Z', { fingerprint: 'two' }),
  ];
  const other = await writer();
  await apply(other.personId);
  await buildMemberVisit(world.context, { personId: same.personId, storyId: dora.storyId, at: '2027-04-07T00:10:00Z' });
  const day = { personId: long.personId, seconds: 8 * 3_600 };
  await buildMemberVisit(world.context, { ...day, storyId: other.storyId, at: '2027-04-07T00:10:00Z' });
  await buildMemberVisit(world.context, { ...day, storyId: dora.storyId, at: '2027-04-07T09:10:00Z' });
  clock.set('2027-04-08T03:11:00Z');
  await estimateMonth(world.context);
  expect(await earningsOf(dora.personId, dora.personId)).toMatchObject({ totals: [], members: 0 });
  expect(await earningsOf(other.personId, other.personId)).toMatchObject({ totals: [{ amount: SHARE }], members: 1 });
});

test('rule 201: a read that begins while its story is boosted counts one and a half times, and a glance then does not', async () => {
  const [fay, gil] = [await writer(), await writer()];
  clock.set('2027-06-01T09:00:00Z');
  await apply(fay.personId);
  await apply(gil.personId);
  const boost = { from: '2027-06-03T00:00:00Z', until: '2027-06-05T00:00:00Z' };
  for (const { storyId } of [fay, gil]) await buildBoost(world.context, { storyId, ...boost });
  const { personId } = await member('2027-06-02T10:00:00Z');
  await buildMemberVisit(world.context, { personId, storyId: fay.storyId, at: boost.from });
  await buildMemberVisit(world.context, { personId, storyId: gil.storyId, at: '2027-06-02T23:59:59Z' });
  await buildMemberVisit(world.context, { personId, storyId: gil.storyId, at: '2027-06-04T00:00:00Z', seconds: 29 });
  clock.set('2027-06-06T03:11:00Z');
  await estimateMonth(world.context);
  const totalOf = async (id: string) => (await earningsOf(id, id))?.totals;
  expect(await totalOf(fay.personId)).toEqual([{ currency: 'USD', amount: Math.floor((SHARE * 3) / 5) }]);
  expect(await totalOf(gil.personId)).toEqual([{ currency: 'USD', amount: Math.floor((SHARE * 2) / 5) }]);
  clock.set('2027-07-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect((await recomputeMonth(world.context, '2027-06'))?.isSame).toBe(true);
});

test('rule 231: what earns nothing by a decision earns until then, and all of it where the decision was wrong', async () => {
  const [hal, ivy] = [await writer(), await writer()];
  clock.set('2027-08-01T09:00:00Z');
  for (const { personId } of [hal, ivy]) await apply(personId);
  const [before, after] = [await member('2027-08-02T10:00:00Z'), await member('2027-08-02T10:00:00Z')];
  for (const { storyId } of [hal, ivy]) {
    await buildMemberVisit(world.context, { personId: before.personId, storyId, at: '2027-08-03T10:00:00Z' });
    await buildMemberVisit(world.context, { personId: after.personId, storyId, at: '2027-08-05T10:00:00Z' });
  }
  clock.set('2027-08-04T00:00:00Z');
  const sanction = { measure: 'demonetise', rule: 'SPAM', facts: 'Spam.' } as const;
  const ofStory = await takeDecision(world.context, { target: { kind: 'post', id: hal.storyId }, sanction });
  await takeDecision(world.context, { target: { kind: 'user', id: ivy.personId }, sanction });
  const totalOf = async (id: string) => (await earningsOf(id, id))?.totals;
  const half = (members: number) => [{ currency: 'USD', amount: members * Math.floor(SHARE / 2) }];
  clock.set('2027-08-06T03:11:00Z');
  await estimateMonth(world.context);
  expect([await totalOf(hal.personId), await totalOf(ivy.personId)]).toEqual([half(1), half(1)]);
  clock.set('2027-08-20T03:11:00Z');
  await reverseDecision(world.context, { decisionId: 'id' in ofStory ? ofStory.id : '', reason: 'We were wrong.' });
  await runRecount();
  await estimateMonth(world.context);
  expect(await totalOf(hal.personId)).toEqual([{ currency: 'USD', amount: Math.floor(SHARE / 2) + SHARE }]);
});

test('rule 275: who is suspended early in a month keeps what they earned until then, and earns nothing after', async () => {
  clock.set('2027-09-01T09:00:00Z');
  const jan = await writer();
  await apply(jan.personId);
  const owed = () => readBalance(world.database, { kind: 'writer', owner: jan.personId }, 'USD');
  const [before, after] = [await member('2027-09-02T10:00:00Z'), await member('2027-09-02T10:00:00Z')];
  await buildMemberVisit(world.context, {
    personId: before.personId,
    storyId: jan.storyId,
    at: '2027-09-03T10:00:00Z',
  });
  const together = await buildStory(world.context, { authorIds: [jan.personId], isMembersOnly: true });
  await buildMemberVisit(world.context, { personId: after.personId, storyId: together.id, at: '2027-10-04T10:00:00Z' });
  clock.set('2027-09-05T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2027-10-03T09:00:00Z');
  const sanction = { measure: 'suspend', rule: 'SPAM', facts: 'Spam.' } as const;
  await takeDecision(world.context, { target: { kind: 'user', id: jan.personId }, sanction });
  clock.set('2027-10-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await owed()).toBe(SHARE);
  await estimateMonth(world.context);
  clock.set('2027-11-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await owed()).toBe(SHARE);
});

/** What the decision left for the background process, as it does it. */
async function runRecount(): Promise<void> {
  const { rows } = await sql<{ payload: { from: number; to: number } }>`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'decisions:recount'`.execute(world.database.kysely);
  expect(rows).toHaveLength(1);
  for (const { payload } of rows) await recountReads(world.context, payload);
}

test('PART-2: nobody sees what another earns, but those who keep the money', async () => {
  const [ada, ben] = [await writer(), await buildPerson(world.context)];
  for (const roles of [[], ['MODERATOR'], ['CURATOR'], ['SUPPORT']] as const)
    expect(await earningsOf(ada.personId, ben, undefined, { roles: new Set(roles) }), roles.join()).toBeNull();
  for (const role of ['ADMIN', 'FINANCE'] as const)
    expect(await earningsOf(ada.personId, ben, undefined, { roles: new Set([role]) }), role).not.toBeNull();
  const post = await asking(ben).ask(STORY, { id: ada.storyId });
  expect(post).toMatchObject({ postResult: { earnings: null } });
});

test('PART-1, WRITE-3: who leaves has free stories at once, by a lock source of their own', async () => {
  const eve = await writer();
  await apply(eve.personId);
  const { ask } = asking(eve.personId);
  expect(await ask(STORY, { id: eve.storyId })).toMatchObject({ postResult: { isLocked: true, lockSource: 'UGC' } });
  expect(await ask(LEAVE)).toEqual({
    leavePartnerProgram: { __typename: 'PartnerProgramEnrollment', status: 'NOT_ENROLLED', type: 'LEAVE' },
  });
  expect(await ask(STORY, { id: eve.storyId })).toMatchObject({
    postResult: { isLocked: false, lockSource: 'UGC_UNENROLLED', earnings: [] },
  });
  expect(await ask(LEAVE)).toMatchObject({ leavePartnerProgram: { __typename: 'Conflict' } });
});
