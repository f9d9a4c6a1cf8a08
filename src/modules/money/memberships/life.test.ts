import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { settleIntents } from '#modules/money/billing/settle-intents.ts';
import { approveSandboxPayment } from '#modules/money/payments/sandbox/approve-sandbox-payment.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import type { Membership } from './membership.ts';
import { membershipAppliers as appliers } from './membership-appliers.ts';
import { lockMembership } from './memberships.store.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';
import { cancelMembership } from './cancel-membership.ts';
import { endMemberships } from './end-memberships.ts';
import { switchPlan } from './switch-plan.ts';
import { uncancelMembership } from './uncancel-membership.ts';
import { startMembership } from './start-membership.ts';

const START = '2026-01-31T10:00:00.000Z';
let context: CommandContext;
const clock = createFakeClock(START);
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

async function start(
  plan: PlanType,
  card: SandboxCardName = 'visa',
  more: { isTrial?: boolean; formKey?: string } = {},
) {
  const personId = await buildPerson(context);
  const begin = () =>
    startMembership(
      context,
      {
        personId,
        plan,
        currency: 'USD',
        provider: 'SANDBOX',
        token: sandboxToken({ name: card, month: 12, year: 2040 }),
        formKey: more.formKey ?? null,
        isTrial: more.isTrial ?? false,
        discount: null,
      },
      appliers,
    );
  return { personId, begin, intent: await begin() };
}

async function membershipOf(personId: string): Promise<Membership> {
  const membership = await lockMembership(context.database, personId);
  if (membership === null) throw new Error(`${personId} has no membership`);
  return membership;
}

const charges = (personId: string) =>
  context.database.query<{ amount: number; receipt_number: string }>(
    'test_charges',
    'select amount, receipt_number from charge where person_id = $1 order by receipt_number',
    [personId],
  );
const UNDO = `update payment_intent set state = 'SENT', settled_at = null, applied_at = null where id = $1`;
const renew = () => renewDueMemberships(context, appliers);

describe('the life of a membership', () => {
  test('MEMB-13: five years of months are charged to the day, once each, from the 31st', async () => {
    const { personId } = await start('MONTHLY');
    for (let month = 1; month <= 60; month += 1) {
      const due = addMonths(new Date(START), month);
      clock.set(new Date(due.getTime() - 1000).toISOString());
      await renew();
      expect((await membershipOf(personId)).periodEndsAt).toEqual(due);
      clock.set(due.toISOString());
      await Promise.all([renew(), renew()]);
      await renew();
      expect((await membershipOf(personId)).periodEndsAt).toEqual(addMonths(new Date(START), month + 1));
    }
    const paid = await charges(personId);
    expect(paid).toHaveLength(61);
    expect(new Set(paid.map(({ amount }) => amount))).toEqual(new Set([500]));
  });

  test('MEMB-13: eight tries fail in fourteen days, access lasts as long, then it ends', async () => {
    const { personId } = await start('YEARLY', 'failsLater');
    const failedAt = addMonths(new Date(START), 12);
    const seen: number[] = [];
    for (let day = 0; day <= 14; day += 1) {
      clock.set(addDays(failedAt, day).toISOString());
      await renew();
      const { status, failedCharges } = await membershipOf(personId);
      seen.push(status === 'ACTIVE' ? failedCharges : -1);
    }
    expect(seen).toEqual([1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, -1]);
    expect(await charges(personId)).toHaveLength(1);
  });

  test('MEMB-3: a form that is sent five times at once pays once', async () => {
    const { personId, begin } = await start('YEARLY', 'visa', { formKey: 'one-form' });
    await Promise.all([begin(), begin(), begin(), begin()]);
    expect(await charges(personId)).toMatchObject([{ amount: 5000 }]);
  });

  test('MEMB-3: two forms at once leave one membership, and nothing paid for nothing', async () => {
    const personId = await buildPerson(context);
    const input = {
      personId,
      plan: 'YEARLY',
      currency: 'USD',
      provider: 'SANDBOX',
      token: sandboxToken({ name: 'visa', month: 12, year: 2040 }),
      isTrial: false,
      discount: null,
    } as const;
    await Promise.all(['a', 'b', 'c'].map((formKey) => startMembership(context, { ...input, formKey }, appliers)));
    const paid = await charges(personId);
    const back = await context.database.query<{ amount: number }>(
      'test_refunds',
      'select r.amount from refund r join charge c on c.id = r.charge_id where c.person_id = $1',
      [personId],
    );
    expect(paid.length - back.length).toBe(1);
    expect((await membershipOf(personId)).status).toBe('ACTIVE');
  });

  test('MEMB-3: approval is asked for, given, and found out by asking the provider', async () => {
    const { personId, intent } = await start('MONTHLY', 'needsApproval');
    expect(intent?.state).toBe('NEEDS_APPROVAL');
    expect(await lockMembership(context.database, personId)).toBeNull();
    await approveSandboxPayment(context, intent?.secret ?? '', true);
    clock.advance(11_000);
    await settleIntents(context, appliers);
    await settleIntents(context, appliers);
    expect((await membershipOf(personId)).status).toBe('ACTIVE');
    expect(await charges(personId)).toHaveLength(1);
  });

  test('MEMB-3: a declined card makes no member and may be followed by another', async () => {
    const { personId, intent } = await start('MONTHLY', 'declined');
    expect(intent).toMatchObject({ state: 'DECLINED', reason: 'CARD_DECLINED' });
    expect(await lockMembership(context.database, personId)).toBeNull();
  });

  test('MEMB-13: a trial costs nothing for seven days, and then the full price', async () => {
    const { personId } = await start('YEARLY', 'visa', { isTrial: true });
    expect(await membershipOf(personId)).toMatchObject({ isTrial: true, status: 'ACTIVE' });
    expect(await charges(personId)).toHaveLength(0);
    clock.set(addDays(new Date(START), 7).toISOString());
    await renew();
    expect(await charges(personId)).toMatchObject([{ amount: 5000 }]);
    expect((await membershipOf(personId)).periodEndsAt).toEqual(addMonths(addDays(new Date(START), 7), 12));
  });

  test('MEMB-6: cancelled, what is paid for is kept to its end; taken back before it, nothing is charged', async () => {
    const { personId } = await start('MONTHLY');
    await cancelMembership(context, personId, 'OTHER');
    expect(await membershipOf(personId)).toMatchObject({ nextChargeAt: null, cancellationReason: 'OTHER' });
    expect(await uncancelMembership(context, personId, null, appliers)).toEqual({ kind: 'GOES_ON' });
    clock.set(addMonths(new Date(START), 1).toISOString());
    await renew();
    expect(await charges(personId)).toHaveLength(2);
    await cancelMembership(context, personId, 'COSTS');
    clock.set(new Date(addMonths(new Date(START), 2).getTime() - 1000).toISOString());
    await endMemberships(context);
    expect((await membershipOf(personId)).status).toBe('ACTIVE');
    clock.advance(1000);
    await endMemberships(context);
    await renew();
    expect((await membershipOf(personId)).status).toBe('INACTIVE');
    expect(await charges(personId)).toHaveLength(2);
    expect(await uncancelMembership(context, personId, null, appliers)).toMatchObject({ kind: 'CHARGED' });
    expect(await membershipOf(personId)).toMatchObject({ status: 'ACTIVE', cancelledAt: null });
    expect(await charges(personId)).toHaveLength(3);
  });

  test('MEMB-7: to Friend at once with credit, and back at the end of the period', async () => {
    const { personId } = await start('YEARLY');
    clock.set('2026-08-01T22:00:00.000Z');
    await switchPlan(context, personId, 'PREMIUM_YEARLY', 'up', appliers);
    const friend = await membershipOf(personId);
    expect(friend).toMatchObject({ plan: 'PREMIUM_YEARLY', periodStartsAt: clock.now(), friendSince: clock.now() });
    expect((await charges(personId)).map(({ amount }) => amount)).toEqual([5000, 15_000 - 2500]);
    await switchPlan(context, personId, 'MONTHLY', 'down', appliers);
    expect(await membershipOf(personId)).toMatchObject({ plan: 'PREMIUM_YEARLY', scheduledPlan: 'MONTHLY' });
    clock.set(friend.periodEndsAt.toISOString());
    await renew();
    expect(await membershipOf(personId)).toMatchObject({
      plan: 'MONTHLY',
      scheduledPlan: null,
      price: { amount: 500 },
    });
    expect((await membershipOf(personId)).periodEndsAt).toEqual(addMonths(friend.periodEndsAt, 1));
  });

  test('MEMB-13: numbers of receipts have no gap', async () => {
    const numbers = await context.database.query<{ receipt_number: string }>(
      'test_receipts',
      'select receipt_number from charge order by receipt_number',
      [],
    );
    expect(numbers.map(({ receipt_number }) => Number(receipt_number))).toEqual(numbers.map((_none, at) => at + 1));
  });

  test('MEMB-3: a payment whose call may be on its way is not asked for, and then found', async () => {
    const { personId, intent } = await start('MONTHLY');
    const id = intent?.id ?? '';
    // As a crash between the provider's answer and ours leaves it.
    await context.database.query('test_undo_membership', 'delete from membership where person_id = $1', [personId]);
    await context.database.query('test_undo_charge', 'delete from charge where intent_id = $1', [id]);
    await context.database.query('test_undo', UNDO, [id]);
    const stateOf = async () => (await findIntent(context.database, id))?.state;
    clock.advance(39_000);
    await settleIntents(context, appliers);
    expect(await stateOf()).toBe('SENT');
    clock.advance(2_000);
    await settleIntents(context, appliers);
    expect(await stateOf()).toBe('SUCCEEDED');
    expect((await membershipOf(personId)).status).toBe('ACTIVE');
  });
});
