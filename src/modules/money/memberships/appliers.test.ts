import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { Consequence } from '#modules/money/billing/applier.ts';
import type { IntentKind, PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { findMembership } from './find-membership.ts';
import { membershipAppliers } from './membership-appliers.ts';

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
const price = (amount: number) => ({ amount, currency: 'USD' }) as const;
const ANOTHER: PaymentMethod = { kind: 'PaypalAccount', ref: 'card-2', email: 'ada@mail.example', fingerprint: null };
const REFUND: Consequence = { refund: 'DUPLICATE' };

async function member(changes: object = {}): Promise<string> {
  const personId = await buildPerson(context);
  await buildMembership(context, { personId, periodEndsAt: ENDS, ...changes });
  return personId;
}

/** What a settled payment does, and what it asks for. */
function apply(kind: IntentKind, personId: string | null, changes: Partial<PaymentIntent>): Promise<Consequence> {
  const intent: PaymentIntent = {
    id: 'f'.repeat(32),
    personId,
    kind,
    subjectId: personId ?? 'gone',
    provider: 'SANDBOX',
    customer: 'c',
    money: price(500),
    purpose: {},
    state: 'SUCCEEDED',
    charge: 'charge_1',
    method: ANOTHER,
    reason: null,
    code: null,
    secret: null,
    isWorthAnotherTry: true,
    createdAt: clock.now(),
    askedAt: clock.now(),
    settledAt: clock.now(),
    appliedAt: null,
    toldAt: null,
    methodMark: 'card',
    endingAt: null,
    ...changes,
  };
  return withTransaction(context, (inside) => membershipAppliers[kind](inside, intent));
}

const now = async (personId: string) => findMembership(context.database, personId);
const jobs = () =>
  context.database.query<{ payload: { ref: string } }>(
    'test_forgotten',
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'memberships:forget-method'`,
    [],
  );

describe('a switch that is paid', () => {
  const purpose = {
    periodEndsAt: ENDS.toISOString(),
    from: 'MONTHLY',
    plan: 'YEARLY',
    price: price(5000),
    unused: 333,
  };
  const paid = { purpose, money: price(4667) };

  test('MEMB-7: happens, and all of its price is what was paid for the new period', async () => {
    const personId = await member();
    expect(await apply('SWITCH', personId, paid)).toBeNull();
    expect(await now(personId)).toMatchObject({
      plan: 'YEARLY',
      paidAmount: 5000,
      credit: 0,
      periodStartsAt: clock.now(),
    });
  });

  test('MEMB-7: begins when it was asked for, though the bank answered after what was left over then had run out', async () => {
    const personId = await member();
    const createdAt = clock.now();
    clock.set(addDays(ENDS, 3).toISOString());
    await apply('SWITCH', personId, { ...paid, createdAt });
    expect(await now(personId)).toMatchObject({ plan: 'YEARLY', periodStartsAt: createdAt });
  });

  test('MEMB-7: gives back as credit what was worth more than the new period', async () => {
    const personId = await member();
    await apply('SWITCH', personId, { purpose: { ...purpose, unused: 5200 }, money: price(1) });
    expect(await now(personId)).toMatchObject({ plan: 'YEARLY', paidAmount: 5000, credit: 200 });
  });

  test.each([
    ['cancelled', { cancelledAt: new Date(START) }],
    ['renewed', { periodEndsAt: addDays(ENDS, 31) }],
    ['switched', { plan: 'PREMIUM_MONTHLY' }],
    ['over', { endedAt: new Date(START) }],
  ])('MEMB-7: goes back where the membership was %s meanwhile', async (_name, changes) => {
    const personId = await member(changes);
    const before = await now(personId);
    expect(await apply('SWITCH', personId, paid)).toEqual(REFUND);
    expect(await now(personId)).toEqual(before);
  });

  test('MEMB-7: goes back where the account is gone, and a refused one changes nothing', async () => {
    expect(await apply('SWITCH', null, paid)).toEqual(REFUND);
    const personId = await member();
    const before = await now(personId);
    expect(await apply('SWITCH', personId, { ...paid, state: 'DECLINED' })).toBeNull();
    expect(await now(personId)).toEqual(before);
  });
});

describe('a renewal', () => {
  const purpose = { periodEndsAt: ENDS.toISOString(), plan: 'MONTHLY', price: price(500), creditTaken: 0 };

  test.each([
    ['lengthened', { periodEndsAt: addDays(ENDS, 31) }],
    ['ended', { endedAt: new Date(START) }],
  ])('MEMB-13: that is paid goes back where the membership was %s meanwhile', async (_name, changes) => {
    const personId = await member(changes);
    const before = await now(personId);
    expect(await apply('RENEWAL', personId, { purpose })).toEqual(REFUND);
    expect(await apply('RENEWAL', personId, { purpose, state: 'DECLINED' })).toBeNull();
    expect(await now(personId)).toEqual(before);
  });

  test('MEMB-13: that is paid goes back where the account is gone', async () => {
    expect(await apply('RENEWAL', null, { purpose })).toEqual(REFUND);
    expect(await apply('RENEWAL', null, { purpose, state: 'DECLINED' })).toBeNull();
  });

  test('MEMB-13: that was refused is tried again, or not where that is of no use', async () => {
    clock.set(ENDS.toISOString());
    const [worth, useless] = [await member(), await member()];
    await apply('RENEWAL', worth, { purpose, state: 'DECLINED' });
    await apply('RENEWAL', useless, { purpose, state: 'DECLINED', isWorthAnotherTry: false });
    const failed = { firstFailedAt: ENDS, failedCharges: 1, status: 'ACTIVE' };
    expect(await now(worth)).toMatchObject({ ...failed, nextChargeAt: addDays(ENDS, 1) });
    expect(await now(useless)).toMatchObject({ ...failed, nextChargeAt: addDays(ENDS, 14) });
  });

  test('MEMB-13: that never reached the provider is due at once, and nothing has failed', async () => {
    clock.set(addDays(ENDS, 1).toISOString());
    const personId = await member();
    await apply('RENEWAL', personId, { purpose, state: 'ABANDONED' });
    expect(await now(personId)).toMatchObject({ nextChargeAt: clock.now(), firstFailedAt: null, failedCharges: 0 });
  });
});

describe('another method', () => {
  test('MEMB-8: is charged from now on, and the one before it forgotten', async () => {
    const personId = await member();
    await apply('METHOD', personId, { provider: 'STRIPE', customer: 'cus_2', charge: null });
    expect(await now(personId)).toMatchObject({
      provider: 'STRIPE',
      customer: 'cus_2',
      method: ANOTHER,
      nextChargeAt: ENDS,
    });
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ provider: 'SANDBOX', ref: 'card-1' }]);
    await apply('METHOD', personId, { provider: 'STRIPE', customer: 'cus_2', charge: null });
    expect(await jobs()).toHaveLength(1);
  });

  test('MEMB-8: is tried at once where a payment failed, and not where a membership is over', async () => {
    const [failed, ended] = [
      await member({ firstFailedAt: addDays(new Date(START), -2), failedCharges: 2 }),
      await member({ firstFailedAt: addDays(new Date(START), -20), endedAt: addDays(new Date(START), -6) }),
    ];
    for (const personId of [failed, ended]) await apply('METHOD', personId, { charge: null });
    expect((await now(failed))?.nextChargeAt).toEqual(clock.now());
    expect((await now(ended))?.nextChargeAt).toBeNull();
  });

  test('MEMB-8: that was refused changes nothing', async () => {
    const personId = await member();
    const before = await now(personId);
    await apply('METHOD', personId, { state: 'DECLINED', method: null, charge: null });
    expect(await now(personId)).toEqual(before);
  });
});

describe('a first payment', () => {
  const purpose = { plan: 'YEARLY', price: price(5000), discount: null, isTrial: false, coupon: null, country: null };

  test('MEMB-3: of whoever is a member already goes back; a method that was kept alone costs nothing', async () => {
    const personId = await member();
    const before = await now(personId);
    expect(await apply('START', personId, { purpose })).toEqual(REFUND);
    expect(await apply('REACTIVATION', personId, { purpose })).toEqual(REFUND);
    expect(await apply('TRIAL', personId, { purpose: { ...purpose, isTrial: true } })).toBeNull();
    expect(await now(personId)).toEqual(before);
  });

  test('MEMB-13: a trial by PayPal, which has no fingerprint, is another for each person', async () => {
    const people = [await buildPerson(context), await buildPerson(context)];
    for (const [index, personId] of people.entries()) {
      const id = String(index).padStart(32, 'a');
      expect(await apply('TRIAL', personId, { id, charge: null, purpose: { ...purpose, isTrial: true } })).toBeNull();
    }
    expect((await Promise.all(people.map(now))).map((membership) => membership?.isTrial)).toEqual([true, true]);
  });

  test('MEMB-6: of a past member begins again at once, with the dates of old', async () => {
    const personId = await member({ endedAt: new Date(START), startedAt: addDays(new Date(START), -100) });
    clock.advance(86_400_000);
    expect(await apply('REACTIVATION', personId, { purpose, money: price(5000) })).toBeNull();
    expect(await now(personId)).toMatchObject({
      status: 'ACTIVE',
      plan: 'YEARLY',
      method: ANOTHER,
      startedAt: clock.now(),
      memberSince: addDays(new Date(START), -100),
      cancelledAt: null,
      endedAt: null,
    });
  });
});
