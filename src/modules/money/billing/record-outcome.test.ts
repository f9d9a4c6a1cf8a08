import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import type { Applier, Appliers, Consequence } from './applier.ts';
import { findIntent } from './find-intent.ts';
import type { IntentKind, IntentState } from './payment-intent.ts';
import { insertIntent, type IntentOutcome } from './payment-intents.store.ts';
import { recordOutcome } from './record-outcome.ts';

const START = '2026-03-10T10:00:00.000Z';
const PAID_AT = new Date('2026-03-10T09:59:58.000Z');
const clock = createFakeClock(START);
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

const PAYPAL: PaymentMethod = { kind: 'PaypalAccount', ref: 'card-2', email: null, fingerprint: null };
const DECLINED: IntentOutcome = { state: 'DECLINED', reason: 'CARD_DECLINED', code: 'no', isWorthAnotherTry: false };

let count = 0;
async function intent(kind: IntentKind = 'START', consequence: Consequence = null) {
  count += 1;
  const id = String(count).padStart(32, '0');
  const personId = await buildPerson(context);
  await insertIntent(context.database, {
    id,
    personId,
    formKey: null,
    kind,
    subjectId: personId,
    provider: 'SANDBOX',
    customer: 'c',
    money: { amount: 500, currency: 'USD' },
    purpose: { plan: 'MONTHLY' },
    methodMark: 'card',
    now: clock.now(),
  });
  const applied: IntentState[] = [];
  const apply: Applier = async (_inside, { state }) => {
    applied.push(state);
    return state === 'SUCCEEDED' ? consequence : null;
  };
  const appliers: Appliers = {
    DOMAIN: apply,
    GIFT: apply,
    GROUP_GIFT: apply,
    METHOD: apply,
    REACTIVATION: apply,
    RENEWAL: apply,
    START: apply,
    SWITCH: apply,
    TRIAL: apply,
  };
  const succeeded: IntentOutcome = { state: 'SUCCEEDED', charge: `charge_${id}`, method: PAYPAL, at: PAID_AT };
  return {
    applied,
    succeeded,
    record: (outcome: IntentOutcome) => recordOutcome(context, id, outcome, appliers),
    state: async () => (await findIntent(context.database, id))?.state,
    charges: () =>
      context.database.query<{ id: string }>(
        'test_charges_of_intent',
        'select amount, charged_at as "chargedAt", product from charge where intent_id = $1',
        [id],
      ),
    refunds: () =>
      context.database.query(
        'test_refunds_of_intent',
        'select r.amount, r.reason from refund r join charge c on c.id = r.charge_id where c.intent_id = $1',
        [id],
      ),
  };
}

describe('what a provider answered', () => {
  test('MEMB-13: is done once, however often it comes, and at once too', async () => {
    const { applied, charges, record, succeeded } = await intent();
    await Promise.all([record(succeeded), record(succeeded), record(succeeded)]);
    await record(succeeded);
    expect(applied).toEqual(['SUCCEEDED']);
    expect(await charges()).toEqual([{ amount: 500, chargedAt: PAID_AT, product: 'MONTHLY_MEMBERSHIP' }]);
  });

  test('MEMB-13: is done once where it was refused, too', async () => {
    const { applied, charges, record, state } = await intent();
    await record(DECLINED);
    await record(DECLINED);
    await record({ state: 'ABANDONED' });
    await record({ state: 'UNKNOWN' });
    expect([applied, await state(), await charges()]).toEqual([['DECLINED'], 'DECLINED', []]);
  });

  test('MEMB-13: gives way to money that came after all, and to nothing else', async () => {
    const { applied, charges, record, state, succeeded } = await intent();
    await record(DECLINED);
    await record(succeeded);
    for (const later of [DECLINED, { state: 'ABANDONED' }, { state: 'UNKNOWN' }] as const) await record(later);
    expect([applied, await state()]).toEqual([['DECLINED', 'SUCCEEDED'], 'SUCCEEDED']);
    expect(await charges()).toHaveLength(1);
  });

  test.each(['UNKNOWN', 'PENDING', 'NEEDS_APPROVAL'] as const)('MEMB-13: %s is written down alone', async (open) => {
    const { applied, record, state } = await intent();
    await record({ state: open });
    expect([applied, await state()]).toEqual([[], open]);
  });

  test('MEMB-3: what was paid for nothing goes back, by the same transaction', async () => {
    const { record, refunds, succeeded } = await intent('START', { refund: 'DUPLICATE' });
    await record(succeeded);
    await record(succeeded);
    expect(await refunds()).toEqual([{ amount: 500, reason: 'DUPLICATE' }]);
  });

  test.each(['METHOD', 'TRIAL'] as const)('MEMB-8: a %s is no charge, and has no receipt', async (kind) => {
    const { applied, charges, record } = await intent(kind);
    await record({ state: 'SUCCEEDED', method: PAYPAL });
    expect([applied, await charges()]).toEqual([['SUCCEEDED'], []]);
  });

  test('MEMB-11: receipts are numbered without a gap, of those that are written at once too', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => intent()));
    await Promise.all(all.map(({ record, succeeded }, index) => record(index % 2 === 0 ? succeeded : DECLINED)));
    const rows = await context.database.query<{ number: string }>(
      'test_numbers',
      'select receipt_number as number from charge order by receipt_number',
      [],
    );
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_none, index) => index + 1));
  });
});
