import { Stripe } from 'stripe';
import type { ProviderSettings } from '#platform/config/provider-settings.ts';
import { createStripeClient } from '#platform/payments/stripe-client.ts';
import { moneyOfStripe, stripeAmountOf } from '#modules/money/payments/stripe/stripe-amounts.ts';
import { PAGE, PERSON_MARK } from '#modules/money/payments/stripe/stripe-marks.ts';
import { isMissing, isUnanswered } from '#modules/money/payments/stripe/stripe-outcomes.ts';
import type { PayoutOutcome, PayoutProvider, ProviderAccount } from '../payout-provider.ts';

/** In milliseconds: nobody waits for a transfer, but somebody for the link to their account. */
const PATIENCE = 30_000;

/** What waiting may mend: the platform's own balance was too low, say. */
const PASSING: ReadonlySet<string | undefined> = new Set(['balance_insufficient', 'lock_timeout', 'rate_limit']);

/**
 * Payouts by Stripe Connect: an account of the writer's own at Stripe, set up on Stripe's pages, and a transfer to it.
 * The key of a try is its idempotency key and its transfer group, by which it is found however late.
 */
export function createStripePayouts(
  name: 'STRIPE_EXPRESS' | 'STRIPE_STANDARD',
  settings: NonNullable<ProviderSettings['stripe']>,
): PayoutProvider {
  const stripe = createStripeClient(settings, PATIENCE);
  return {
    name,
    openAccount: async ({ accountId, personId, email, country }) => {
      try {
        const made = await stripe.accounts.create(
          {
            type: name === 'STRIPE_EXPRESS' ? 'express' : 'standard',
            country,
            ...(email !== null && { email }),
            metadata: { [PERSON_MARK]: personId },
            ...(name === 'STRIPE_EXPRESS' && { capabilities: { transfers: { requested: true } } }),
          },
          { idempotencyKey: `account-${accountId}` },
        );
        return accountOf(made);
      } catch (fault) {
        if (isUnanswered(fault)) return 'UNKNOWN';
        throw fault;
      }
    },
    setupLink: async (account, { back, refresh }) => {
      try {
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: back,
          refresh_url: refresh,
        });
        return { url: link.url };
      } catch (fault) {
        if (isUnanswered(fault) || isMissing(fault)) return 'UNKNOWN';
        throw fault;
      }
    },
    readAccount: async (account) => {
      try {
        return accountOf(await stripe.accounts.retrieve(account));
      } catch (fault) {
        if (isUnanswered(fault)) return 'UNKNOWN';
        if (isMissing(fault) || fault instanceof Stripe.errors.StripePermissionError) return 'NOT_FOUND';
        throw fault;
      }
    },
    pay: async ({ key, account, money }) => {
      try {
        const { amount, currency } = stripeAmountOf(money);
        const made = await stripe.transfers.create(
          { amount, currency, destination: account, transfer_group: key },
          { idempotencyKey: `payout-${key}` },
        );
        return outcomeOf(made);
      } catch (fault) {
        if (isUnanswered(fault)) return { state: 'UNKNOWN' };
        if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
        return { state: 'FAILED', code: fault.code ?? 'refused', isWorthAnotherTry: PASSING.has(fault.code) };
      }
    },
    find: async (key) => {
      try {
        const { data } = await stripe.transfers.list({ transfer_group: key, limit: 1 });
        const [made] = data;
        return made === undefined ? 'NOT_FOUND' : outcomeOf(made);
      } catch (fault) {
        if (isUnanswered(fault)) return { state: 'UNKNOWN' };
        throw fault;
      }
    },
    payouts: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      for await (const made of stripe.transfers.list({ created, limit: PAGE })) {
        // What has no group was sent by staff at Stripe itself, for something else.
        if (made.transfer_group === null) continue;
        const money = moneyOfStripe(made.amount, made.currency);
        yield { key: made.transfer_group, money, outcome: outcomeOf(made) };
      }
    },
  };
}

function outcomeOf({ id, reversed }: Stripe.Transfer): PayoutOutcome {
  return reversed ? { state: 'RETURNED', transfer: id, code: 'reversed' } : { state: 'PAID', transfer: id };
}

function accountOf(account: Stripe.Account): ProviderAccount {
  return {
    ref: account.id,
    status: statusOf(account),
    currency: (account.default_currency ?? 'usd').toUpperCase(),
    shown: account.business_profile?.name ?? account.email ?? account.id,
  };
}

function statusOf(account: Stripe.Account): ProviderAccount['status'] {
  const blocked = account.requirements?.disabled_reason ?? null;
  if (blocked?.startsWith('rejected.') === true) return 'SUSPENDED';
  if (account.payouts_enabled && account.capabilities?.transfers === 'active') return 'ACTIVE';
  if (!account.details_submitted || (account.requirements?.currently_due ?? []).length > 0) return 'PENDING_ACTION';
  return 'INACTIVE';
}
