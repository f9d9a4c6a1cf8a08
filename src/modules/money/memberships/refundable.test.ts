import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { cancelMembership } from './cancel-membership.ts';
import { endMemberships } from './end-memberships.ts';
import { findMembership } from './find-membership.ts';
import { giveUpRights } from './give-up-rights.ts';
import { membershipAppliers as appliers } from './membership-appliers.ts';
import { findRefundable } from './refundable.ts';
import { refundMembership } from './refund-membership.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';
import { startMembership } from './start-membership.ts';
import { switchPlan } from './switch-plan.ts';
import { uncancelMembership } from './uncancel-membership.ts';

const START = '2026-01-31T10:00:00.000Z';
const clock = createFakeClock(START);
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

async function start(plan: PlanType, isTrial = false, whose?: string): Promise<string> {
  const personId = whose ?? (await buildPerson(context));
  // A card of their own each: one has one trial.
  const token = sandboxToken({ name: 'visa', month: 12, year: 2040 + cards++ });
  const input = { personId, plan, currency: 'USD', provider: 'SANDBOX', token, formKey: null, discount: null } as const;
  await startMembership(context, { ...input, isTrial }, appliers);
  return personId;
}
let cards = 0;

async function refundable(personId: string) {
  const membership = await findMembership(context.database, personId);
  if (membership === null) throw new Error('there is no membership');
  return findRefundable(context.database, membership, clock.now());
}
const amount = async (personId: string) => (await refundable(personId))?.amount.amount ?? null;

/** One millisecond before 14 days have passed since a moment, and then. */
async function atTheEdge(personId: string, paidAt: Date) {
  const seen: (number | null)[] = [];
  for (const more of [-1, 0]) {
    clock.set(new Date(addDays(paidAt, 14).getTime() + more).toISOString());
    seen.push(await amount(personId));
  }
  return seen;
}

async function renewAt(date: Date) {
  clock.set(date.toISOString());
  await renewDueMemberships(context, appliers);
}

test.each([
  ['MONTHLY', 500],
  ['YEARLY', 5000],
  ['PREMIUM_MONTHLY', 1500],
  ['PREMIUM_YEARLY', 15_000],
] as const)('MEMB-13, rule 88: a first payment of %s goes back for 14 days', async (plan, paid) => {
  const personId = await start(plan);
  expect(await atTheEdge(personId, new Date(START))).toEqual([paid, null]);
});

test.each([
  ['MONTHLY', 1, [null, null]],
  ['PREMIUM_MONTHLY', 1, [null, null]],
  ['YEARLY', 12, [5000, null]],
  ['PREMIUM_YEARLY', 12, [15_000, null]],
] as const)('MEMB-13, rule 88: a renewal of %s goes back only for a year', async (plan, months, expected) => {
  const personId = await start(plan);
  const due = addMonths(new Date(START), months);
  await renewAt(due);
  expect(await atTheEdge(personId, due)).toEqual(expected);
});

test('MEMB-13: the payment after a trial is a first one', async () => {
  const personId = await start('MONTHLY', true);
  expect(await amount(personId)).toBeNull();
  const due = addDays(new Date(START), 7);
  await renewAt(due);
  expect(await atTheEdge(personId, due)).toEqual([500, null]);
});

test('MEMB-13: what a switch cost is no first payment', async () => {
  const personId = await start('MONTHLY');
  clock.advance(3_600_000);
  await switchPlan(context, personId, 'YEARLY', 'to-a-year', appliers);
  expect(await amount(personId)).toBeNull();
});

test('MEMB-13: who comes back after the end has made their first purchase before', async () => {
  const personId = await start('MONTHLY');
  await cancelMembership(context, personId, 'OTHER');
  clock.set('2026-03-05T10:00:00.000Z');
  expect(await amount(personId)).toBeNull();
  await endMemberships(context);
  await uncancelMembership(context, personId, null, appliers);
  expect(await amount(personId)).toBeNull();
});

test.each(['MONTHLY', 'YEARLY'] as const)(
  'MEMB-13: of many purchases of %s in a row the first alone goes back',
  async (plan) => {
    const personId = await start(plan);
    const refund = async () => {
      const { id: membershipId = '' } = (await findMembership(context.database, personId)) ?? {};
      return refundMembership(context, personId, { membershipId, isWithdrawal: false });
    };
    expect(await refund()).toMatchObject({ type: 'MembershipChanged' });
    for (const next of ['MONTHLY', 'PREMIUM_YEARLY'] as const) {
      clock.advance(3_600_000);
      await context.database.query('test_ended', `update membership set status = 'INACTIVE' where person_id = $1`, [
        personId,
      ]);
      await start(next, false, personId);
      expect(await amount(personId)).toBeNull();
      expect(await refund()).toMatchObject({ type: 'Forbidden', message: expect.stringContaining('first purchase') });
    }
  },
);

test('MEMB-13: what went back as a double is no purchase, and the one after it is the first', async () => {
  const personId = await start('MONTHLY');
  await context.database.query(
    'test_double',
    `insert into refund (id, charge_id, amount, reason, state, created_at, tries, asked_at)
     select md5(id), id, 500, 'DUPLICATE', 'REFUNDED', now(), 0, now() from charge where person_id = $1`,
    [personId],
  );
  await context.database.query('test_ended', `update membership set status = 'INACTIVE' where person_id = $1`, [
    personId,
  ]);
  clock.advance(60_000);
  await start('YEARLY', false, personId);
  expect(await amount(personId)).toBe(5000);
});

test('MEMB-13: what is left of a payment goes back, unless it is going back already', async () => {
  const personId = await start('YEARLY');
  const { chargeId = '' } = (await refundable(personId)) ?? {};
  const setRefunded = (refunded: number) =>
    context.database.query('test_refunded', 'update charge set refunded_amount = $2 where id = $1', [
      chargeId,
      refunded,
    ]);
  await setRefunded(1200);
  expect(await amount(personId)).toBe(3800);
  await setRefunded(5000);
  expect(await amount(personId)).toBeNull();
  await setRefunded(0);
  await context.database.query(
    'test_refund_row',
    `insert into refund (id, charge_id, amount, reason, state, created_at, tries, asked_at)
     values (md5($1), $1, 5000, 'STAFF', 'PENDING', now(), 0, now())`,
    [chargeId],
  );
  expect(await amount(personId)).toBeNull();
  await context.database.query('test_refund_refused', `update refund set state = 'REFUSED' where charge_id = $1`, [
    chargeId,
  ]);
  expect(await amount(personId)).toBe(5000);
});

test('MEMB-13: of a membership that is over nothing goes back by itself, as where the bank took it', async () => {
  const personId = await start('YEARLY');
  expect(await amount(personId)).toBe(5000);
  await context.database.query('test_over', `update membership set status = 'INACTIVE' where person_id = $1`, [
    personId,
  ]);
  expect(await amount(personId)).toBeNull();
});

test('rule 88: who is suspended still has their money back, and nobody else has it', async () => {
  const [personId, other] = [await start('YEARLY'), await start('YEARLY')];
  const membership = await findMembership(context.database, personId);
  const input = { membershipId: membership?.id ?? '', isWithdrawal: true };
  const as = (viewer: Viewer) => ({ ...context, isProgram: false, viewer });
  const stranger = as(buildViewer({ personId: other }));
  expect(await refundMembership(stranger, other, input)).toMatchObject({ type: 'NotFound' });
  await expect(refundMembership(stranger, personId, input)).rejects.toThrow();
  const suspended = as(buildViewer({ personId, isSuspended: true }));
  expect(await refundMembership(suspended, personId, input)).toMatchObject({ type: 'MembershipChanged' });
  expect(await findMembership(context.database, personId)).toMatchObject({
    status: 'INACTIVE',
    cancelledAt: clock.now(),
    periodEndsAt: clock.now(),
    paidAmount: 0,
    nextChargeAt: null,
  });
  expect((await findMembership(context.database, other))?.status).toBe('ACTIVE');
});

test.each([
  [false, 'FIRST_DAYS'],
  [true, 'WITHDRAWAL'],
])('rule 88: whether it is a withdrawal (%s) is written down as %s, and told', async (isWithdrawal, reason) => {
  const personId = await start('YEARLY');
  const { id: membershipId = '' } = (await findMembership(context.database, personId)) ?? {};
  await refundMembership(context, personId, { membershipId, isWithdrawal });
  const refunds = await context.database.query(
    'test_reasons',
    'select r.amount, r.reason from refund r join charge c on c.id = r.charge_id where c.person_id = $1',
    [personId],
  );
  expect(refunds).toEqual([{ amount: 5000, reason }]);
  const told = await context.database.query(
    'test_told_refund',
    `select (payload->'payload'->>'isWithdrawal')::boolean as "isWithdrawal" from graphile_worker._private_jobs
     where payload->>'event' = 'membership.refunded' and payload->'payload'->>'personId' = $1`,
    [personId],
  );
  expect(told).toEqual([{ isWithdrawal }]);
});

test('MEMB-13: only the payment of the running period takes the rights with it, and none that went back as a double', async () => {
  const personId = await start('MONTHLY');
  const due = addMonths(new Date(START), 1);
  await renewAt(due);
  const intents = await context.database.query<{ id: string }>(
    'test_intents_of',
    'select intent_id as id from charge where person_id = $1 order by receipt_number',
    [personId],
  );
  const status = async () => (await findMembership(context.database, personId))?.status;
  const lose = async (id: string | undefined) => {
    const intent = await findIntent(context.database, id ?? '');
    if (intent === null) throw new Error('there is no intent');
    await withTransaction(context, (inside) => giveUpRights(inside, intent));
  };
  await lose(intents[0]?.id);
  expect(await status()).toBe('ACTIVE');
  // The second came after the first and went back as paid twice: the first is what the period was paid by.
  await context.database.query(
    'test_duplicate',
    `insert into refund (id, charge_id, amount, reason, state, created_at, tries, asked_at)
     select md5(id), id, 500, 'DUPLICATE', 'REFUNDED', now(), 0, now() from charge where intent_id = $1`,
    [intents[1]?.id],
  );
  await lose(intents[1]?.id);
  expect(await status()).toBe('ACTIVE');
  await lose(intents[0]?.id);
  expect(await status()).toBe('INACTIVE');
});
