import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CancellationReason } from '#shared/membership/cancellation.ts';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelMembership, cancelOwnMembership } from './cancel-membership.ts';
import { continueMembership } from './continue-membership.ts';
import { endMemberships } from './end-memberships.ts';
import { findMembership } from './find-membership.ts';
import { membershipAppliers as appliers } from './membership-appliers.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';
import { startMembership } from './start-membership.ts';
import { switchPlan } from './switch-plan.ts';
import { uncancelMembership } from './uncancel-membership.ts';

const START = '2026-03-10T10:00:00.000Z';
const clock = createFakeClock(START);
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

const ENDS = addDays(new Date(START), 20);

async function member(changes: Omit<MembershipOverride, 'personId'> = {}) {
  const personId = await buildPerson(context);
  const { id: membershipId } = await buildMembership(context, { personId, periodEndsAt: ENDS, ...changes });
  return { personId, membershipId, now: () => findMembership(context.database, personId) };
}

/** What was told of somebody, in the order in which it was. */
async function told(personId: string) {
  const rows = await context.database.query<{ event: string; payload: Readonly<Record<string, unknown>> }>(
    'test_told',
    `select j.payload->>'event' as event, j.payload->'payload' as payload from graphile_worker._private_jobs j
     where j.payload->'payload'->>'personId' = $1 and j.payload->>'event' like 'membership.%' order by j.id`,
    [personId],
  );
  return rows;
}
const eventsOf = async (personId: string) => (await told(personId)).map(({ event }) => event);

describe('a cancellation', () => {
  test('MEMB-5: twice is once, and the reason of the first stays', async () => {
    const { personId, now } = await member();
    await cancelMembership(context, personId, 'COSTS');
    await cancelMembership(context, personId, 'OTHER');
    expect(await now()).toMatchObject({ cancellationReason: 'COSTS', cancelledAt: clock.now() });
    expect(await eventsOf(personId)).toEqual(['membership.cancelled']);
  });

  test.each<[CancellationReason, boolean]>([
    ['COSTS', true],
    ['TIME', true],
    ['DUPLICATE_ACCOUNTS', true],
    ['CONTENT', false],
    ['PREMIUM_TIER_SUBSCRIPTION', false],
  ])('MEMB-5, rule 87: going for %s in spite of an offer uses it up: %s', async (reason, isUsedUp) => {
    const { personId, now } = await member();
    await cancelMembership(context, personId, reason);
    expect((await now())?.lastOfferAt).toEqual(isUsedUp ? clock.now() : null);
  });

  test('MEMB-5: a gift, a shop of phones and what is over are not cancelled here', async () => {
    for (const changes of [
      { provider: 'MEDIUM_GIFT', method: null },
      { provider: 'APPLE' },
      { endedAt: new Date(START) },
    ] as const) {
      const { personId, membershipId, now } = await member(changes);
      const before = await now();
      const answer = await cancelOwnMembership(context, personId, { membershipId, reason: 'OTHER' });
      expect(answer, JSON.stringify(changes)).toMatchObject({ type: 'Forbidden' });
      await expect(cancelMembership(context, personId, 'OTHER')).rejects.toThrow();
      expect(await now()).toEqual(before);
    }
  });

  test('MEMB-13, to the second: what is paid for ends with its period, and is told once', async () => {
    const { personId, now } = await member({ cancelledAt: new Date(START) });
    clock.set(new Date(ENDS.getTime() - 1000).toISOString());
    await endMemberships(context);
    expect((await now())?.status).toBe('ACTIVE');
    clock.set(ENDS.toISOString());
    await Promise.all([endMemberships(context), endMemberships(context)]);
    expect(await now()).toMatchObject({ status: 'INACTIVE', endedAt: ENDS });
    expect(await told(personId)).toMatchObject([{ event: 'membership.ended', payload: { hasFailed: false } }]);
  });
});

describe('an offer that is taken', () => {
  const accept = (of: { personId: string; membershipId: string }, reason: CancellationReason, pauseMonths?: number) =>
    acceptOffer(context, of.personId, { membershipId: of.membershipId, reason, pauseMonths: pauseMonths ?? null });

  test.each([
    ['MONTHLY', { percentOff: 20, cycles: 12 }],
    ['PREMIUM_MONTHLY', { percentOff: 20, cycles: 12 }],
    ['YEARLY', { percentOff: 50, cycles: 1 }],
    ['PREMIUM_YEARLY', { percentOff: 50, cycles: 1 }],
  ] as const)('MEMB-5: of %s for its costs is %o for one year', async (plan, discount) => {
    const of = await member({ plan });
    expect(await accept(of, 'COSTS')).toMatchObject({ type: 'MembershipChanged' });
    expect(await of.now()).toMatchObject({ discount, lastOfferAt: clock.now(), cancelledAt: null });
    expect(await told(of.personId)).toMatchObject([{ event: 'membership.discounted', payload: discount }]);
    expect(await accept(of, 'TIME', 1)).toMatchObject({ type: 'Conflict' });
  });

  test('MEMB-5, rule 87: for its costs, who has scheduled another plan gets what is off that one for a year', async () => {
    const of = await member({ plan: 'PREMIUM_YEARLY' });
    await switchPlan(context, of.personId, 'MONTHLY', null, appliers);
    await accept(of, 'COSTS');
    expect(await of.now()).toMatchObject({ discount: { percentOff: 20, cycles: 12 }, scheduledPlan: 'MONTHLY' });
  });

  test.each([
    [undefined, 'BadRequest'],
    [0, 'BadRequest'],
    [1, 'MembershipChanged'],
    [1.5, 'BadRequest'],
    [3, 'MembershipChanged'],
    [4, 'BadRequest'],
  ])('MEMB-5: a pause of %s months: %s', async (months, type) => {
    const of = await member();
    expect(await accept(of, 'TIME', months)).toMatchObject({ type });
    const isPaused = type === 'MembershipChanged';
    const until = addMonths(ENDS, months ?? 0);
    expect(await of.now()).toMatchObject(
      isPaused
        ? { pausedUntil: until, nextChargeAt: until, periodEndsAt: ENDS, lastOfferAt: clock.now() }
        : { pausedUntil: null, nextChargeAt: ENDS, lastOfferAt: null },
    );
  });

  test.each([
    ['PREMIUM_YEARLY', 'YEARLY'],
    ['PREMIUM_MONTHLY', 'MONTHLY'],
  ] as const)('MEMB-5: of %s for its tier is %s, at the end of what is paid', async (plan, scheduledPlan) => {
    const of = await member({ plan });
    await accept(of, 'PREMIUM_TIER_SUBSCRIPTION');
    expect(await of.now()).toMatchObject({ plan, scheduledPlan, lastOfferAt: clock.now() });
    expect(await told(of.personId)).toMatchObject([
      { event: 'membership.switched', payload: { plan: scheduledPlan, isScheduled: true } },
    ]);
  });

  test('MEMB-5: there is none for who has cancelled already', async () => {
    const of = await member({ cancelledAt: new Date(START) });
    expect(await accept(of, 'COSTS')).toMatchObject({ type: 'Conflict' });
    expect(await of.now()).toMatchObject({ discount: null, lastOfferAt: null });
  });
});

describe('going on with one click', () => {
  const goOn = (of: { personId: string; membershipId: string }) =>
    continueMembership(context, of.personId, { membershipId: of.membershipId, shown: null });
  const intents = (personId: string) =>
    context.database.query('test_intents', 'select kind from payment_intent where person_id = $1', [personId]);
  const pausedUntil = addDays(ENDS, 60);

  test('MEMB-5: before a pause has begun it is taken back, and nothing is charged', async () => {
    const of = await member({ pausedUntil });
    expect(await goOn(of)).toEqual({ type: 'MutationSuccess', personId: of.personId });
    expect(await of.now()).toMatchObject({ pausedUntil: null, nextChargeAt: ENDS });
    expect(await goOn(of)).toEqual({ type: 'MutationSuccess', personId: of.personId });
    expect(await intents(of.personId)).toEqual([]);
  });

  test('MEMB-6: it is for who cancelled, and has a method of ours', async () => {
    for (const changes of [
      { cancelledAt: new Date(START), method: null },
      { cancelledAt: new Date(START), provider: 'GOOGLE' },
      { endedAt: new Date(START) },
    ] as const) {
      const of = await member(changes);
      const before = await of.now();
      expect(await goOn(of), JSON.stringify(changes)).toMatchObject({ type: 'Forbidden' });
      expect(await of.now()).toEqual(before);
      expect(await intents(of.personId)).toEqual([]);
    }
  });

  test('MEMB-6: is told once, and what is going on is left alone', async () => {
    const { personId, now } = await member({ cancelledAt: new Date(START) });
    await uncancelMembership(context, personId, null, appliers);
    await uncancelMembership(context, personId, null, appliers);
    expect(await now()).toMatchObject({ cancelledAt: null, cancellationReason: null, nextChargeAt: ENDS });
    expect(await eventsOf(personId)).toEqual(['membership.uncancelled']);
  });
});

describe('coming back after the end', () => {
  async function comeBack(days: number) {
    clock.set(START);
    const personId = await buildPerson(context);
    const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
    const input = { personId, plan: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token, formKey: null } as const;
    await startMembership(context, { ...input, isTrial: false, discount: null }, appliers);
    await cancelMembership(context, personId, 'OTHER');
    // As of a time at which a month cost less.
    await context.database.query('test_cheap', 'update membership set regular_amount = 400 where person_id = $1', [
      personId,
    ]);
    const endsAt = addMonths(new Date(START), 1);
    clock.set(addDays(endsAt, days).toISOString());
    await endMemberships(context);
    const membership = await findMembership(context.database, personId);
    await continueMembership(context, personId, { membershipId: membership?.id ?? '', shown: null });
    const after = await findMembership(context.database, personId);
    return [after?.status, after?.price.amount, after?.paidAmount];
  }

  test('MEMB-6, rule 89: within 90 days the old price is paid and kept, and afterwards that of now', async () => {
    expect([await comeBack(89), await comeBack(90)]).toEqual([
      ['ACTIVE', 400, 400],
      ['ACTIVE', 500, 500],
    ]);
  });
});

describe('a switch', () => {
  test('MEMB-7: down is told once, and another time for another plan; back to the plan of now takes it back', async () => {
    const { personId, now } = await member({ plan: 'PREMIUM_YEARLY' });
    const to = (plan: Parameters<typeof switchPlan>[2]) => switchPlan(context, personId, plan, null, appliers);
    await Promise.all([to('YEARLY'), to('YEARLY')]);
    await to('YEARLY');
    await to('MONTHLY');
    expect(await now()).toMatchObject({ plan: 'PREMIUM_YEARLY', scheduledPlan: 'MONTHLY' });
    await to('PREMIUM_YEARLY');
    expect(await now()).toMatchObject({ plan: 'PREMIUM_YEARLY', scheduledPlan: null, nextChargeAt: ENDS });
    expect((await told(personId)).map(({ payload }) => payload['plan'])).toEqual(['YEARLY', 'MONTHLY']);
  });

  test('MEMB-7: that costs less than what is left is free, and the rest pays the months that follow', async () => {
    const personId = await buildPerson(context);
    const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
    const input = { personId, plan: 'YEARLY', currency: 'USD', provider: 'SANDBOX', token, formKey: null } as const;
    await startMembership(context, { ...input, isTrial: false, discount: null }, appliers);
    await switchPlan(context, personId, 'PREMIUM_MONTHLY', 'to-months', appliers);
    const now = () => findMembership(context.database, personId);
    expect(await now()).toMatchObject({ plan: 'PREMIUM_MONTHLY', paidAmount: 1500, credit: 3500 });
    const credits: (number | undefined)[] = [];
    for (let month = 1; month <= 4; month += 1) {
      clock.set(addMonths(new Date(START), month).toISOString());
      await renewDueMemberships(context, appliers);
      credits.push((await now())?.credit);
    }
    expect(credits).toEqual([2000, 500, 0, 0]);
    const charges = await context.database.query<{ amount: number }>(
      'test_amounts',
      'select amount from charge where person_id = $1 order by receipt_number',
      [personId],
    );
    // What the year cost pays three months of Friend, and five dollars of the fourth.
    expect(charges).toEqual([{ amount: 5000 }, { amount: 1000 }, { amount: 1500 }]);
    expect(await eventsOf(personId)).toEqual([
      'membership.started',
      'membership.switched',
      'membership.renewed',
      'membership.renewed',
      'membership.renewed',
      'membership.renewed',
    ]);
  });
});

test('MEMB-13: who ends after fourteen days of failing is told so, once', async () => {
  const { personId, now } = await member({ firstFailedAt: ENDS, failedCharges: 9 });
  await context.database.query('test_due', 'update membership set next_charge_at = $2 where person_id = $1', [
    personId,
    addDays(ENDS, 14),
  ]);
  clock.set(new Date(addDays(ENDS, 14).getTime() - 1000).toISOString());
  await renewDueMemberships(context, appliers);
  expect((await now())?.status).toBe('ACTIVE');
  clock.set(addDays(ENDS, 14).toISOString());
  await Promise.all([renewDueMemberships(context, appliers), renewDueMemberships(context, appliers)]);
  expect((await now())?.status).toBe('INACTIVE');
  expect(await told(personId)).toMatchObject([{ event: 'membership.ended', payload: { hasFailed: true } }]);
});

test('MEMB-13: a membership that cannot be renewed keeps no other from being renewed', async () => {
  const [broken, other] = [await member({ provider: 'STRIPE' }), await member()];
  await context.database.query(
    'test_francs',
    `update membership set currency = 'XXX', scheduled_plan = 'PREMIUM_MONTHLY', next_charge_at = $2
     where person_id = $1`,
    [broken.personId, addDays(ENDS, -1)],
  );
  clock.set(ENDS.toISOString());
  const seen: unknown[] = [];
  const log = { ...context.log, error: (...said: unknown[]) => void seen.push(said) } as CommandContext['log'];
  await renewDueMemberships({ ...context, log }, appliers);
  expect(seen).toHaveLength(1);
  // Its card is one that no provider knows: it was tried.
  expect(await other.now()).toMatchObject({ failedCharges: 1 });
});
