import { expect, test } from 'vitest';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { enrollPerson } from '#modules/money/partner/enroll-in-partner-program.ts';
import { leavePartnerProgram } from '#modules/money/partner/leave-partner-program.ts';
import { pauseLapsedPartners } from '#modules/money/partner/pause-lapsed-partners.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { clockedGraph } from '#test/support/clocked-graph.ts';
import { closeDueMonths } from './close-month.ts';
import { estimateMonth } from './count-month.ts';

const world = clockedGraph('2027-03-01T09:00:00Z');
const { clock } = world;

/** 5 dollars less what the provider keeps, and of it what writers get, in cents. */
const SHARE = Math.floor((500 - 15 - 30) * 0.6);

async function partner() {
  const personId = await buildPerson(world.context);
  await buildMembership(world.context, { personId });
  const story = await buildStory(world.context, { authorIds: [personId], isMembersOnly: true });
  const enroll = () => enrollPerson(world.context, { personId, country: 'DE' });
  const leave = () => leavePartnerProgram({ ...world.context, isProgram: false, viewer: buildViewer({ personId }) });
  expect(await enroll()).toMatchObject({ enrollment: { status: 'ENROLLED' } });
  const owed = () => readBalance(world.database, { kind: 'writer', owner: personId }, 'USD');
  return { personId, storyId: story.id, enroll, leave, owed };
}

/** A member who paid, and read a story at one moment alone. */
async function readBy({ storyId }: { readonly storyId: string }, at: string): Promise<string> {
  const personId = await buildPerson(world.context);
  await buildCharge(world.context, { personId, at: `${at.slice(0, 8)}01T00:00:00Z` });
  await buildMemberVisit(world.context, { personId, storyId, at });
  return personId;
}

/** As if they had closed their account just now. */
async function closed(personId: string, priorState: 'active' | 'suspended'): Promise<void> {
  const closure = { kind: 'deactivated', prior_state: priorState, closed_at: clock.now(), erase_at: null } as const;
  await world.database.kysely
    .insertInto('account_closure')
    .values({ person_id: personId, ...closure })
    .execute();
  await world.database.kysely.updateTable('person').set({ state: 'deactivated' }).where('id', '=', personId).execute();
}

/** A membership that ended at a moment, or goes on. */
async function endMembershipOf({ personId }: { readonly personId: string }, endedAt: string | null): Promise<void> {
  await world.database.query(
    'test_membership',
    `update membership set status = case when $2::timestamptz is null then 'ACTIVE' else 'INACTIVE' end, ended_at = $2
     where person_id = $1`,
    [personId, endedAt],
  );
}

test('PART-1, rule 119: who leaves in the middle of a month is paid for what was read until then, also on the last days', async () => {
  clock.set('2027-03-01T09:00:00Z');
  const writer = await partner();
  for (const at of ['2027-03-05T10:00:00Z', '2027-03-09T10:00:00Z', '2027-03-10T08:00:00Z']) await readBy(writer, at);
  clock.set('2027-03-10T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2027-03-10T12:00:00Z');
  expect(await writer.leave()).toMatchObject({ enrollment: { status: 'NOT_ENROLLED' } });
  for (const at of ['2027-03-11T03:11:00Z', '2027-03-20T03:11:00Z']) {
    clock.set(at);
    await estimateMonth(world.context);
  }
  clock.set('2027-04-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await writer.owed()).toBe(3 * SHARE);
});

test('PART-1, rule 107: whose membership lapsed is paid for what was read before the pause', async () => {
  clock.set('2027-05-01T09:00:00Z');
  const writer = await partner();
  await readBy(writer, '2027-05-31T22:00:00Z');
  clock.set('2027-05-31T23:00:00Z');
  await estimateMonth(world.context);
  await endMembershipOf(writer, '2027-05-02T02:00:00Z');
  clock.set('2027-06-01T02:23:00Z');
  await pauseLapsedPartners(world.context);
  await readBy(writer, '2027-06-02T10:00:00Z');
  clock.set('2027-06-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await writer.owed()).toBe(SHARE);
  await estimateMonth(world.context);
  // A story of two is read on, and whose earnings are paused has no share in it.
  const other = await partner();
  const both = await buildStory(world.context, {
    authorIds: [other.personId, writer.personId],
    isMembersOnly: true,
  });
  await readBy({ storyId: both.id }, '2027-07-02T11:00:00Z');
  clock.set('2027-07-05T05:31:00Z');
  await closeDueMonths(world.context);
  await estimateMonth(world.context);
  clock.set('2027-08-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect([await writer.owed(), await other.owed()], 'nothing since').toEqual([SHARE, SHARE]);
});

test('PART-1, rule 119: who leaves and comes back the next day keeps what was read in between both and before', async () => {
  clock.set('2027-09-01T09:00:00Z');
  const writer = await partner();
  for (const at of ['2027-09-09T10:00:00Z', '2027-09-10T08:00:00Z']) await readBy(writer, at);
  clock.set('2027-09-10T12:00:00Z');
  await writer.leave();
  // As if its address had been kept open: what was read while they were out earns nothing.
  await readBy(writer, '2027-09-10T18:00:00Z');
  clock.set('2027-09-11T09:00:00Z');
  expect(await writer.enroll()).toMatchObject({ enrollment: { status: 'ENROLLED' } });
  clock.set('2027-09-12T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2027-10-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await writer.owed()).toBe(2 * SHARE);
});

test('PART-2, rule 111: what a member read counts also where they closed their account the day after', async () => {
  clock.set('2027-11-01T09:00:00Z');
  const writer = await partner();
  const readerId = await readBy(writer, '2027-11-09T10:00:00Z');
  clock.set('2027-11-10T03:11:00Z');
  await estimateMonth(world.context);
  await closed(readerId, 'active');
  clock.set('2027-11-11T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2027-12-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await writer.owed()).toBe(SHARE);
});

test('PART-2, rule 111: what somebody read who is suspended counts no more for it that they close their account', async () => {
  clock.set('2028-01-01T09:00:00Z');
  const writer = await partner();
  await readBy(writer, '2028-01-09T10:00:00Z');
  await closed(await readBy(writer, '2028-01-09T10:00:00Z'), 'suspended');
  clock.set('2028-01-11T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2028-02-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect(await writer.owed()).toBe(SHARE);
});

test.each([
  ['leaves within it', '2028-06-01', '2028-07', '2028-07-20', '2028-08-05'],
  ['resumes before it is closed', '2028-10-01', '2028-11', '2028-12-03', '2028-12-05'],
  ['comes back before it is closed', '2029-02-01', '2029-03', '2029-04-03', '2029-04-05'],
])('PART-1, rule 107: who is paused for a whole month and %s has no share in it', async (then, ...times) => {
  const [pausedOn, month, thenOn, closedOn] = times;
  clock.set(`${pausedOn}T01:00:00Z`);
  const [writer, other] = [await partner(), await partner()];
  const both = await buildStory(world.context, { authorIds: [other.personId, writer.personId], isMembersOnly: true });
  await endMembershipOf(writer, '2027-01-01T00:00:00Z');
  clock.set(`${pausedOn}T02:23:00Z`);
  await pauseLapsedPartners(world.context);
  if (then === 'comes back before it is closed') await writer.leave();
  await readBy({ storyId: both.id }, `${month}-10T10:00:00Z`);
  clock.set(`${month}-11T03:11:00Z`);
  await estimateMonth(world.context);
  clock.set(`${thenOn}T09:00:00Z`);
  if (then === 'leaves within it') await writer.leave();
  else await endMembershipOf(writer, null);
  if (then === 'resumes before it is closed') await pauseLapsedPartners(world.context);
  if (then === 'comes back before it is closed') await writer.enroll();
  clock.set(`${closedOn}T05:31:00Z`);
  await closeDueMonths(world.context);
  expect([await writer.owed(), await other.owed()]).toEqual([0, SHARE]);
});

test('PART-1, rule 119: where an older program left the end of an earlier pause standing, they earn since they came back', async () => {
  clock.set('2029-06-10T09:00:00Z');
  const [left, stayed] = [await partner(), await partner()];
  for (const { personId } of [left, stayed])
    await world.database.query(
      'test_resumed',
      `update partner_enrollment set resumed_at = '2029-05-20' where person_id = $1`,
      [personId],
    );
  for (const writer of [left, stayed])
    for (const at of ['2029-06-05T10:00:00Z', '2029-06-11T10:00:00Z']) await readBy(writer, at);
  clock.set('2029-06-15T09:00:00Z');
  await left.leave();
  await estimateMonth(world.context);
  clock.set('2029-07-05T05:31:00Z');
  await closeDueMonths(world.context);
  expect([await left.owed(), await stayed.owed()]).toEqual([SHARE, SHARE]);
});
