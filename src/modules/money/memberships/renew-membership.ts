import { graceEndsAt } from '#shared/membership/dunning.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { type Membership, nextPlan } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { end, isAtRest, priceOfRenewal, renew, wake } from './membership-transitions.ts';
import { tryOfForm } from './form-try.ts';
import { isAsItWas } from './is-as-it-was.ts';
import { lockMembership } from './memberships.store.ts';
import { priceOfNext } from './prices-of-membership.ts';
import type { PriceTable } from '#shared/membership/prices.ts';
import { recordMembership } from './record-membership.ts';

/**
 * Charges the membership of a person if it is due; answers the payment, or null where nothing had to be charged. Where
 * the member asks for it, at a screen that can ask for approval, what failed and what is at rest is due now.
 */
export async function renewMembership(
  context: CommandContext,
  personId: string,
  prices: PriceTable,
  appliers: Appliers,
  isAsked = false,
): Promise<PaymentIntent | null> {
  const membership = await withTransaction(context, (inside) => settleWithoutCharge(inside, personId, prices, isAsked));
  if (membership === null || membership.method === null) return null;
  const renewal = priceOfRenewal(membership, priceOfNext(membership, prices));
  const { periodEndsAt, nextChargeAt, failedCharges } = membership;
  const { formKey, earlier } = isAsked
    ? await tryOfForm(context.database, personId, 'RETRY', periodEndsAt.toISOString())
    : {
        formKey: `renewal:${periodEndsAt.toISOString()}:${nextChargeAt?.toISOString()}:${failedCharges}`,
        earlier: null,
      };
  if (earlier !== null) return earlier;
  return pay(
    context,
    {
      personId,
      provider: membership.provider as ProviderName,
      kind: 'RENEWAL',
      subjectId: personId,
      // One charge for a period and a try of it, whoever else is renewing at the same moment.
      formKey,
      money: renewal.due,
      purpose: {
        periodEndsAt: periodEndsAt.toISOString(),
        plan: nextPlan(membership),
        price: renewal.price,
        creditTaken: renewal.creditTaken,
        isAsked,
      },
      isOnSession: isAsked,
      method: { kept: membership.method.ref },
      isStillWanted: (inside) => isAsItWas(inside, membership),
    },
    appliers,
  );
}

/** What is due and needs no charge: an end, and a period that costs nothing. Answers what is left to charge. */
async function settleWithoutCharge(
  inside: CommandContext,
  personId: string,
  prices: PriceTable,
  isAsked: boolean,
): Promise<Membership | null> {
  const membership = await lockMembership(inside.database, personId);
  const now = inside.clock.now();
  if (membership === null || !isDue(membership, now, isAsked)) return null;
  const isOver = membership.firstFailedAt !== null && now >= graceEndsAt(membership.firstFailedAt);
  if (isOver || !isRenewedByUs(membership.provider) || membership.method === null) {
    await recordMembership(inside, membership, end(membership, now));
    await tellOfMembership(inside, 'membership.ended', { personId, hasFailed: membership.firstFailedAt !== null });
    return null;
  }
  const renewal = priceOfRenewal(membership, priceOfNext(membership, prices));
  if (renewal.due.amount > 0) return membership;
  const renewed = renew(wake(membership, now), renewal);
  await recordMembership(inside, membership, renewed);
  const { plan, periodEndsAt } = renewed;
  await tellOfMembership(inside, 'membership.renewed', {
    personId,
    plan,
    intentId: null,
    periodEndsAt: periodEndsAt.toISOString(),
  });
  return null;
}

function isDue(membership: Membership, now: Date, isAsked: boolean): boolean {
  const { nextChargeAt, firstFailedAt } = membership;
  if (nextChargeAt === null) return false;
  return nextChargeAt <= now || (isAsked && (firstFailedAt !== null || isAtRest(membership, now)));
}
