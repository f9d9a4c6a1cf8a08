import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultKind } from '#test/support/braintree-stand-in/faults.ts';
import type { ChargeOutcome, RefundOutcome } from '#modules/money/payments/payment-outcomes.ts';
import {
  type BraintreeWorld,
  isOwnSandbox,
  newIntent,
  startBraintreeWorld,
  usd,
} from '#test/support/braintree-world.ts';

let world: BraintreeWorld;
let customer: string;
beforeAll(async () => {
  world = await startBraintreeWorld();
  customer = await world.customer();
});
afterAll(() => world.close());

const FAULTS: readonly FaultKind[] = [
  'drop-before',
  '503-before',
  '429',
  'drop-after',
  '500-after',
  'malformed-after',
  'html-after',
  'empty-after',
  'cut-after',
  'wrong-document-after',
];

const CALLS = ['', 'POST /transactions$', 'POST /transactions/advanced_search', 'GET /payment_method_nonces'];

const purchase = fc.record({
  // Some of these are declined, as the documentation's amounts are.
  cents: fc.oneof(fc.integer({ min: 1, max: 199_999 }), fc.constantFrom(200_000, 200_100, 300_000)),
  faults: fc.array(fc.record({ kind: fc.constantFrom(...FAULTS), call: fc.constantFrom(...CALLS) }), { maxLength: 3 }),
  isRefunded: fc.boolean(),
});

type Purchase = { readonly cents: number; readonly isRefunded: boolean };

/** As the billing does: what is unknown is asked for; only what Braintree never heard of is tried again, anew. */
async function buy({ cents }: Purchase): Promise<ChargeOutcome> {
  for (;;) {
    const intentId = newIntent();
    let outcome: ChargeOutcome | 'NOT_FOUND' = await world.charge({ intentId, customer, money: usd(cents) });
    while (outcome !== 'NOT_FOUND' && (outcome.state === 'UNKNOWN' || outcome.state === 'TURNED_AWAY')) {
      outcome = await world.provider.findCharge({ intentId, customer });
    }
    if (outcome !== 'NOT_FOUND') return outcome;
  }
}

async function takeBack(charge: string, cents: number): Promise<void> {
  for (;;) {
    const input = { intentId: newIntent(), charge, money: usd(cents) };
    let outcome: RefundOutcome | 'NOT_FOUND' = await world.provider.refund(input);
    while (outcome !== 'NOT_FOUND' && (outcome.state === 'UNKNOWN' || outcome.state === 'TURNED_AWAY')) {
      outcome = await world.provider.findRefund(input);
    }
    if (outcome === 'NOT_FOUND') continue;
    expect(outcome).toMatchObject({ state: 'REFUNDED', money: usd(cents) });
    return;
  }
}

test.skipIf(isOwnSandbox)('MEMB-3: whatever goes wrong on the wire, both ledgers agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { minLength: 5, maxLength: 15 }), async (purchases) => {
      const before = await world.standIn.ledger();
      let [balance, paid] = [before.balances['USD'] ?? 0, 0];
      for (const { faults, ...wanted } of purchases) {
        for (const { kind, call } of faults) await world.standIn.fail(kind, call);
        const outcome = await buy(wanted);
        if (outcome.state !== 'SUCCEEDED') continue;
        paid += 1;
        expect(outcome.money).toEqual(usd(wanted.cents));
        if (wanted.isRefunded) await takeBack(outcome.charge, wanted.cents);
        else balance += wanted.cents;
      }
      await world.standIn.tell('clear-faults');
      const after = await world.standIn.ledger();
      expect(after.balances['USD'] ?? 0).toBe(balance);
      const count = (ledger: typeof after) => ledger.charges.filter(({ isPaid }) => isPaid).length;
      expect(count(after) - count(before)).toBe(paid);
    }),
    { numRuns: 15 },
  );
});
