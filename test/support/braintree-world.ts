import { randomUUID } from 'node:crypto';
import type { Money } from '#shared/money/money.ts';
import { systemClock } from '#platform/clock/clock.ts';
import {
  type BraintreeClient,
  type BraintreeSettings,
  createBraintreeClient,
} from '#platform/payments/braintree-client.ts';
import { createBraintreeProvider } from '#modules/money/payments/braintree/create-braintree-provider.ts';
import type { Charged, ChargeOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { ChargeInput, PaymentProvider } from '#modules/money/payments/payment-provider.ts';
import { startBraintree, type TestBraintree } from './start-braintree.ts';

export type BraintreeWorld = {
  readonly provider: PaymentProvider;
  /** Hears nothing for this long and gives up. */
  readonly impatient: PaymentProvider;
  readonly client: BraintreeClient;
  readonly settings: BraintreeSettings;
  /** Undefined where the cases run against Braintree's own sandbox. */
  readonly standIn: TestBraintree;
  customer(): Promise<string>;
  charge(input?: Partial<ChargeInput>): Promise<ChargeOutcome>;
  /** One that must succeed. */
  paid(input?: Partial<ChargeInput>): Promise<Charged>;
  /** As the nightly batch would, by the SDK's door for tests. */
  settle(charge: string): Promise<void>;
  close(): Promise<void>;
};

export const IMPATIENCE_MS = 400;

/** True where keys of Braintree's own sandbox are given: cases that need faults, a clock or a bank are left out. */
export const isOwnSandbox = process.env['BRAINTREE_TEST_MERCHANT_ID'] !== undefined;

export function usd(amount: number): Money {
  return { amount, currency: 'USD' };
}

export const newIntent = (): string => randomUUID();

/** A provider over HTTP, and something at the other end of it. */
export async function startBraintreeWorld(): Promise<BraintreeWorld> {
  const standIn = await startBraintree();
  const settings = ownSandbox() ?? standIn.settings;
  const provider = createBraintreeProvider(settings, systemClock);
  const client = createBraintreeClient(settings, 30_000);
  const customer = async (): Promise<string> => {
    const personId = randomUUID().slice(0, 12);
    const kept = await provider.keepCustomer({ intentId: newIntent(), personId, email: null, name: 'Ada Lovelace' });
    if (kept === 'UNKNOWN') throw new Error('no customer');
    return kept.customer;
  };
  const charge = async (input: Partial<ChargeInput> = {}): Promise<ChargeOutcome> =>
    provider.charge({
      intentId: newIntent(),
      customer: input.customer ?? (await customer()),
      money: usd(500),
      method: { token: 'fake-valid-visa-nonce' },
      isOnSession: true,
      statement: 'LONGHAND',
      ...input,
    });
  return {
    provider,
    impatient: createBraintreeProvider(settings, systemClock, IMPATIENCE_MS),
    client,
    settings,
    standIn,
    customer,
    charge,
    paid: async (input) => {
      const outcome = await charge(input);
      if (outcome.state !== 'SUCCEEDED') throw new Error(JSON.stringify(outcome));
      return outcome;
    },
    settle: async (id) => void (await client.testing.settle(id)),
    close: () => standIn.close(),
  };
}

function ownSandbox(): BraintreeSettings | undefined {
  const { BRAINTREE_TEST_MERCHANT_ID: merchantId, BRAINTREE_TEST_PUBLIC_KEY: publicKey } = process.env;
  const { BRAINTREE_TEST_PRIVATE_KEY: privateKey } = process.env;
  if (!merchantId || !publicKey || !privateKey) return undefined;
  return { merchantId, publicKey, privateKey, environment: 'sandbox', host: undefined };
}
