import { graceEndsAt } from '#shared/membership/dunning.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import type { Money } from '#shared/money/money.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { isAccountClosed } from '#modules/identity/accounts/is-account-closed.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { type Membership, nextPlan } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { end, isAtRest, priceOfRenewal, renew, wake } from './membership-transitions.ts';
import { isAsItWas } from './is-as-it-was.ts';
import { lockMembership } from './memberships.store.ts';
import { type PayOutcome, payByForm } from './pay-alone.ts';
import { priceOfNext } from './prices-of-membership.ts';
import type { PriceTable } from '#shared/membership/prices.ts';
import { readPrices } from './read-prices.ts';
import { recordMembership } from './record-membership.ts';

/** Charges the membership of a person if it is due; answers the payment, or null where nothing had to be charged. */
export async function renewMembership(
  context: CommandContext,
  personId: string,
  prices: PriceTable,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  const due = await reckon(context, personId, prices, appliers, false);
  if (due === null) return null;
  const { periodEndsAt, nextChargeAt, failedCharges } = due.membership;
  // One charge for a period and a try of it, whoever else is renewing at the same moment.
  return due.pay(`renewal:${periodEndsAt.toISOString()}:${nextChargeAt?.toISOString()}:${failedCharges}`);
}

/** The same where the member asks for it, at a screen that can ask for approval: what failed and what is at rest is due now. */
export async function renewAsked(
  context: CommandContext,
  personId: string,
  shown: Money | null,
  appliers: Appliers,
): Promise<PayOutcome> {
  const due = await reckon(context, personId, await readPrices(context.database), appliers, true);
  if (due === null) return null;
  const form = { personId, purpose: 'RETRY', formKey: due.membership.periodEndsAt.toISOString(), shown };
  return payByForm(context, form, due.asked, appliers, due.pay);
}

async function reckon(
  context: CommandContext,
  personId: string,
  prices: PriceTable,
  appliers: Appliers,
  isAsked: boolean,
) {
  const membership = await withTransaction(context, (inside) => settleWithoutCharge(inside, personId, prices, isAsked));
  if (membership === null || membership.method === null) return null;
  const renewal = priceOfRenewal(membership, priceOfNext(membership, prices));
  const periodEndsAt = membership.periodEndsAt.toISOString();
  const { price, creditTaken } = renewal;
  const asked = {
    provider: membership.provider as ProviderName,
    kind: 'RENEWAL',
    money: renewal.due,
    purpose: { periodEndsAt, plan: nextPlan(membership), price, creditTaken, isAsked },
    method: { kept: membership.method.ref },
  } as const;
  return {
    asked,
    membership,
    pay: (formKey: string) =>
      pay(
        context,
        {
          ...asked,
          personId,
          subjectId: personId,
          formKey,
          isOnSession: isAsked,
          isStillWanted: async (inside) =>
            (await isAsItWas(inside, membership)) && !(await isAccountClosed(inside.database, personId)),
        },
        appliers,
      ),
  };
}

/**
 * What is due and needs no charge: an end, and a period that costs nothing. Answers what is left to charge. Nothing is
 * charged while the account is closed (rule 317): whoever comes back after the end begins again with one click.
 */
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
  const isClosed = await isAccountClosed(inside.database, personId);
  if (isOver || isClosed || !isRenewedByUs(membership.provider) || membership.method === null) {
    const ended = end(membership, now);
    await recordMembership(inside, membership, isClosed ? { ...ended, cancelledAt: now } : ended);
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
