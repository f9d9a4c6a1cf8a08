import { graceEndsAt } from '#shared/membership/dunning.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import type { Appliers } from '#modules/billing/applier.ts';
import { pay } from '#modules/billing/pay.ts';
import type { PaymentIntent } from '#modules/billing/payment-intent.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import type { ProviderName } from '#modules/payments/payment-provider.ts';
import { type Membership, nextPlan } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { end, priceOfRenewal, renew } from './membership-transitions.ts';
import { isAsItWas } from './is-as-it-was.ts';
import { lockMembership } from './memberships.store.ts';
import { priceOfNext } from './prices-of-membership.ts';
import type { PriceTable } from '#shared/membership/prices.ts';
import { recordMembership } from './record-membership.ts';

/** Charges the membership of a person if it is due; answers the payment, or null where nothing had to be charged. */
export async function renewMembership(
  context: CommandContext,
  personId: string,
  prices: PriceTable,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  const membership = await withTransaction(context, (inside) => settleWithoutCharge(inside, personId, prices));
  if (membership === null || membership.method === null) return null;
  const renewal = priceOfRenewal(membership, priceOfNext(membership, prices));
  const { periodEndsAt, nextChargeAt, failedCharges } = membership;
  return pay(
    context,
    {
      personId,
      provider: membership.provider as ProviderName,
      kind: 'RENEWAL',
      subjectId: personId,
      // One charge for a period and a try of it, whoever else is renewing at the same moment.
      formKey: `renewal:${periodEndsAt.toISOString()}:${nextChargeAt?.toISOString()}:${failedCharges}`,
      money: renewal.due,
      purpose: {
        periodEndsAt: periodEndsAt.toISOString(),
        plan: nextPlan(membership),
        price: renewal.price,
        creditTaken: renewal.creditTaken,
      },
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
): Promise<Membership | null> {
  const membership = await lockMembership(inside.database, personId);
  const now = inside.clock.now();
  if (membership === null || membership.nextChargeAt === null || membership.nextChargeAt > now) return null;
  const isOver = membership.firstFailedAt !== null && now >= graceEndsAt(membership.firstFailedAt);
  if (isOver || !isRenewedByUs(membership.provider) || membership.method === null) {
    await recordMembership(inside, membership, end(membership, now));
    await tellOfMembership(inside, 'membership.ended', { personId, hasFailed: membership.firstFailedAt !== null });
    return null;
  }
  const renewal = priceOfRenewal(membership, priceOfNext(membership, prices));
  if (renewal.due.amount > 0) return membership;
  const renewed = renew(membership, renewal);
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
