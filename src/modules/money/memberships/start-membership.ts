import { randomBytes } from 'node:crypto';
import { currencyOffered, priceOfPlan } from '#shared/membership/prices.ts';
import type { Discount } from '#shared/membership/discounts.ts';
import type { Currency } from '#shared/money/money.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { scheduleOfPurchase } from '#shared/membership/payments.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { Asked } from '#modules/money/billing/same-payment.ts';
import type { BillingDetails } from '#modules/money/billing/receipt-details.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { isActive } from './membership.ts';
import { isTrialOffered } from './memberships.policy.ts';
import { lockMembership } from './memberships.store.ts';
import { readPrices } from './read-prices.ts';

export type StartInput = {
  readonly personId: string;
  readonly plan: PlanType;
  readonly currency: Currency;
  readonly provider: ProviderName;
  readonly token: string;
  /** What the form bears; a second press of its button finds the first. */
  readonly formKey: string | null;
  readonly isTrial: boolean;
  readonly discount: Discount | null;
  /** The coupon that gave the discount. */
  readonly coupon?: string | null;
  readonly country?: string | null;
  /** For the receipt. */
  readonly billing?: BillingDetails | null;
};

/** What somebody asks for who wants to become a member, at the prices of now. */
export async function askedOfStart(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  input: Omit<StartInput, 'formKey'>,
): Promise<Asked> {
  const { provider, plan, isTrial, discount, coupon = null, country = null, billing = null } = input;
  const prices = await readPrices(database);
  const price = priceOfPlan(prices, plan, currencyOffered(prices, input.currency));
  const { dueNow: money } = scheduleOfPurchase({ plan, price, discount, isTrial }, clock.now());
  return {
    provider,
    // Where nothing is due yet, the method is kept without a charge.
    kind: money.amount === 0 ? 'TRIAL' : 'START',
    money,
    purpose: { plan, price, discount, isTrial, coupon, country, billing },
    method: { token: input.token },
  };
}

/** Somebody becomes a member by a first payment, or by a card that is kept for a trial (rule 83). */
export async function startMembership(
  context: CommandContext,
  input: StartInput,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  mustActFor(context, input.personId);
  const { personId, isTrial } = input;
  return pay(
    context,
    {
      ...(await askedOfStart(context, input)),
      personId,
      subjectId: personId,
      formKey: input.formKey ?? randomBytes(16).toString('hex'),
      // Asked under the lock of the person: of two forms at one instant the second finds what the first has bought.
      isStillWanted: async (inside) => {
        const before = await lockMembership(inside.database, personId);
        if (before !== null && isActive(before, inside.clock.now())) return false;
        return !isTrial || isTrialOffered(before);
      },
    },
    appliers,
  );
}
