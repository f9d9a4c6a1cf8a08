import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '#modules/money/payments/payment-provider.ts';
import type { FaultKind } from '#test/support/stripe-stand-in/faults.ts';
import { isRealStripe, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

/** Many payments and refunds over a bad wire, settled by the port's rules alone, against the provider's own books. */
let world: StripeWorld;
beforeAll(async () => {
  if (!isRealStripe) world = await startStripeWorld();
});
afterAll(() => world?.close());

const PAYMENTS = 120;
const AT_ONCE = 12;
/** In milliseconds; the site loses patience before a delayed call is done, and asks only after that. */
const PATIENCE = 60;
const DELAY = 90;
/** So long a call may be held up on the wire: it arrives after it was asked for. */
const LATE = 600;
const KINDS: readonly FaultKind[] = [
  'delay',
  'delayAfter',
  'dropAfter',
  'dropBefore',
  'errorAfter',
  'errorBefore',
  'lockTimeout',
  'malformed',
  'rateLimit',
];

type Booked = { readonly charge: string; refunded: number };

/** Pays once: what is unknown is asked for, and only what never was is sent again, under a new intent. */
async function pay(provider: PaymentProvider, customer: string): Promise<Booked> {
  const money = { amount: 500, currency: 'USD' } as const;
  const input = { customer, money, method: { token: 'pm_card_visa' }, isOnSession: true, statement: 'Membership' };
  for (;;) {
    const intentId = newIntent();
    const outcome = await settled(
      () => provider.charge({ ...input, intentId }),
      () => provider.findCharge({ customer, intentId }),
    );
    if (outcome === 'NOT_FOUND') continue;
    if (outcome.state !== 'SUCCEEDED') throw new Error(`a payment came to ${outcome.state}`);
    return { charge: outcome.charge, refunded: 0 };
  }
}

async function giveBack(provider: PaymentProvider, booked: Booked, amount: number): Promise<void> {
  for (;;) {
    const intentId = newIntent();
    const { charge } = booked;
    const outcome = await settled(
      () => provider.refund({ intentId, charge, money: { amount, currency: 'USD' } }),
      () => provider.findRefund({ intentId, charge }),
    );
    if (outcome === 'NOT_FOUND') continue;
    if (outcome.state !== 'REFUNDED') throw new Error(`a refund came to ${outcome.state}`);
    booked.refunded += amount;
    return;
  }
}

async function settled<Outcome extends { readonly state: string }>(
  send: () => Promise<Outcome>,
  find: () => Promise<Outcome | 'NOT_FOUND'>,
): Promise<Outcome | 'NOT_FOUND'> {
  let sent = await send();
  while (sent.state === 'TURNED_AWAY') sent = await send();
  let outcome: Outcome | 'NOT_FOUND' = sent;
  while (outcome !== 'NOT_FOUND' && outcome.state === 'UNKNOWN') {
    await wait(DELAY);
    outcome = await find();
  }
  return outcome;
}

test.skipIf(isRealStripe)(
  'MEMB-14: over a bad wire nothing is charged or given back twice, and nothing is lost',
  async () => {
    const provider = world.hasty(PATIENCE);
    const customers = await Promise.all(Array.from({ length: AT_ONCE }, () => world.customer()));
    for (const kind of KINDS) {
      await world.control('faults', { kind, times: 1e9, chance: 0.05, milliseconds: DELAY });
    }
    await world.control('faults', { kind: 'late', times: 1e9, chance: 0.05, milliseconds: LATE });
    const books: Booked[] = [];
    const lines = customers.map(async (customer) => {
      for (let count = 0; count < PAYMENTS / AT_ONCE; count += 1) {
        const booked = await pay(provider, customer);
        books.push(booked);
        if (count % 3 === 0) await giveBack(provider, booked, 200);
      }
    });
    await Promise.all(lines);
    await world.control('faults/clear');
    // What is still on the wire arrives, and must be refused.
    await wait(LATE);
    const ledger = (await world.control('ledger')) as { balance: object; charges: { id: string; refunded: number }[] };
    const theirs = ledger.charges.map(({ id, refunded }) => ({ charge: id, refunded }));
    const byCharge = (a: Booked, b: Booked): number => a.charge.localeCompare(b.charge);
    expect(theirs.toSorted(byCharge)).toEqual(books.toSorted(byCharge));
    expect(books).toHaveLength(PAYMENTS);
  },
);
