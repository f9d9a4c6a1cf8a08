import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { createStripeClient } from '#platform/payments/stripe-client.ts';
import type { Charged, ChargeOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { ChargeInput, PaymentProvider } from '#modules/money/payments/payment-provider.ts';
import { createStripeProvider } from '#modules/money/payments/stripe/stripe-provider.ts';
import type { FaultKind } from './stripe-stand-in/faults.ts';
import { startStripeStandIn } from './stripe-stand-in/start-stand-in.ts';

/** With a key of a sandbox of one's own the contract is tried there, as far as it can be without faults and a clock. */
const KEY = process.env['STRIPE_TEST_KEY'];

/** Whether cases that need faults, a moved clock or a person at the bank's question must be left out. */
export const isRealStripe = KEY !== undefined;

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
const PATIENCE = 10_000;

export type StripeWorld = {
  readonly provider: PaymentProvider;
  /** Which loses patience after so many milliseconds. */
  readonly hasty: (patience: number) => PaymentProvider;
  /** The service's own client, to look behind the port. */
  readonly stripe: Stripe;
  readonly origin: string;
  /** The site’s own, which stands still. */
  readonly clock: FakeClock;
  readonly control: (name: string, body?: object) => Promise<unknown>;
  readonly fail: (kind: FaultKind, on: string, times?: number, milliseconds?: number) => Promise<void>;
  readonly customer: () => Promise<string>;
  readonly charge: (input: Partial<ChargeInput> & Pick<ChargeInput, 'customer'>) => Promise<ChargeOutcome>;
  /** A charge that went well, of a customer of its own where none is named. */
  readonly paid: (token?: string, customer?: string) => Promise<Charged & { customer: string; intentId: string }>;
  readonly close: () => Promise<void>;
};

export const DOLLARS = { amount: 500, currency: 'USD' } as const;

export async function startStripeWorld(): Promise<StripeWorld> {
  const standIn = isRealStripe ? undefined : await startStripeStandIn();
  const settings = {
    secretKey: KEY ?? 'sk_test_longhand',
    publishableKey: 'pk_test_longhand',
    webhookSecret: WEBHOOK_SECRET,
    host: standIn?.origin,
  };
  const clock = createFakeClock(new Date().toISOString());
  const provider = createStripeProvider(settings, clock, PATIENCE);
  const control = async (name: string, body?: object): Promise<unknown> => {
    if (standIn === undefined) throw new Error('only the stand-in can be controlled');
    return await standIn.control(name, body);
  };
  const world: StripeWorld = {
    provider,
    hasty: (patience) => createStripeProvider(settings, clock, patience),
    stripe: createStripeClient(settings, PATIENCE),
    origin: standIn?.origin ?? '',
    clock,
    control,
    fail: async (kind, on, times = 1, milliseconds = 1_000) => {
      await control('faults', { kind, on, times, milliseconds });
    },
    customer: async () => {
      const personId = randomUUID();
      const input = { intentId: newIntent(), personId, email: `${personId}@example.org`, name: 'Ada Quill' };
      const kept = await provider.keepCustomer(input);
      if (kept === 'UNKNOWN') throw new Error('no customer was kept');
      return kept.customer;
    },
    charge: (input) =>
      provider.charge({
        intentId: newIntent(),
        money: DOLLARS,
        method: { token: 'pm_card_visa' },
        isOnSession: true,
        statement: 'Membership',
        ...input,
      }),
    paid: async (token = 'pm_card_visa', known) => {
      const customer = known ?? (await world.customer());
      const intentId = newIntent();
      const outcome = await world.charge({ customer, intentId, method: { token } });
      if (outcome.state !== 'SUCCEEDED') throw new Error(`a charge came to ${outcome.state}`);
      return { ...outcome, customer, intentId };
    },
    close: async () => await standIn?.close(),
  };
  return world;
}

export function newIntent(): string {
  return randomUUID();
}

export async function listed<One>(ones: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of ones) all.push(one);
  return all;
}
