import { type Config, parseConfig } from '#platform/config/config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeEvent } from '#modules/money/billing/take-event.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { takePaypalEvent } from '#modules/money/payouts/take-paypal-event.ts';
import { PAYPAL_KEYS, startPaypalStandIn } from '#test/support/paypal-stand-in/start-paypal.ts';
import type { Batch } from '#test/support/paypal-stand-in/state.ts';
import { startStripeStandIn } from '#test/support/stripe-stand-in/start-stand-in.ts';
import { pause } from './killable-site.ts';

export const PAYING = ['STRIPE_EXPRESS', 'PAYPAL'] as const;
export type Paying = (typeof PAYING)[number];

/** A payment in a provider's books. */
export type Transfer = {
  readonly amount: number;
  /** The account that it went to. */
  readonly account: string;
  readonly key: string;
  readonly isReversed: boolean;
};

/** A provider that pays, with books that a campaign compares with ours. */
export type PayoutBooks = {
  readonly origin: string;
  readonly control: (name: string, body?: object) => Promise<unknown>;
  /** An account there; one that is not accepted is refused when it is paid. */
  readonly openAccount: (isAccepted: boolean) => Promise<string>;
  readonly transfers: () => Promise<readonly Transfer[]>;
  /** What was paid by a key comes back. */
  readonly reverse: (key: string) => Promise<void>;
  /** Tells of a key, as the provider's event does. */
  readonly tell: (program: CommandContext, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The keys by which a provider is asked at an address. */
export function configOf(provider: Paying, host: string): Config {
  const config = parseConfig({ NODE_ENV: 'test' });
  if (provider === 'PAYPAL') return { ...config, paypal: { ...PAYPAL_KEYS, host } };
  const stripe = { secretKey: 'sk_test_longhand', publishableKey: 'pk_test', webhookSecret: 'whsec', host };
  return { ...config, stripe };
}

export async function openPayoutBooks(provider: Paying): Promise<PayoutBooks> {
  return provider === 'PAYPAL' ? await openPaypalBooks() : await openStripeBooks();
}

async function openStripeBooks(): Promise<PayoutBooks> {
  const { origin, control, close } = await startStripeStandIn();
  return {
    origin,
    control,
    close,
    openAccount: async (isAccepted) => {
      const headers = { authorization: 'Bearer sk_test_longhand' };
      const body = new URLSearchParams({ type: 'express', country: 'US' });
      const answer = await fetch(`${origin}/v1/accounts`, { method: 'POST', headers, body });
      const { id } = (await answer.json()) as { readonly id: string };
      await control('accounts/finish', { account: id, isAccepted });
      return id;
    },
    transfers: async () => {
      const made = (await control('transfers')) as readonly {
        readonly amount: number;
        readonly destination: string;
        readonly transfer_group: string;
        readonly reversed: boolean;
      }[];
      return made.map(({ amount, destination: account, transfer_group: key, reversed: isReversed }) => ({
        amount,
        account,
        key,
        isReversed,
      }));
    },
    reverse: async (group) => void (await control('transfers/reverse', { group })),
    tell: async (program, key) => {
      await takeEvent(program, { provider: 'STRIPE', subject: { kind: 'PAYOUT', key } }, membershipReactions);
    },
  };
}

async function openPaypalBooks(): Promise<PayoutBooks> {
  const { origin, control, close } = await startPaypalStandIn();
  let accounts = 0;
  return {
    origin,
    control,
    close,
    openAccount: async (isAccepted) => {
      accounts += 1;
      const address = `writer${accounts}@mail.example`;
      const refusal = accounts % 2 === 0 ? 'is locked' : 'is invalid';
      await control('receivers', { address, manner: isAccepted ? 'takes' : refusal });
      return address;
    },
    transfers: async () => {
      const batches = (await control('batches')) as readonly Batch[];
      return batches
        .filter(({ paid }) => paid > 0)
        .map(({ receiver: account, name: key, value, item }) => ({
          amount: Math.round(Number(value) * 100),
          account,
          key,
          isReversed: item !== 'SUCCESS',
        }));
    },
    reverse: async (name) => void (await control('items', { name, item: 'REVERSED' })),
    tell: async (program, key) => {
      // A job that PayPal does not answer is run again.
      for (let isTold = false; !isTold;) {
        try {
          await takePaypalEvent(program, key);
          isTold = true;
        } catch (error) {
          if (!String(error).includes('PayPal cannot say')) throw error;
          await pause(20);
        }
      }
    },
  };
}
