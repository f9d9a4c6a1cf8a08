import { isChargedAtReactivation } from '#shared/membership/reactivation.ts';
import type { Money } from '#shared/money/money.ts';
import { mustActFor, mustBeAllowed } from '#modules/ground/acting.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { changeMembership } from './change-membership.ts';
import { isAsItWas } from './is-as-it-was.ts';
import { tellOfMembership } from './membership-events.ts';
import { uncancel } from './membership-transitions.ts';
import { canReactivate } from './memberships.policy.ts';
import { type PayOutcome, payByForm } from './pay-alone.ts';
import { reactivationSchedule } from './prices-of-membership.ts';
import { readPrices } from './read-prices.ts';

export type UncancelOutcome =
  /** The period goes on, and nothing was charged. */
  | { readonly kind: 'GOES_ON' }
  /** The period is over: a new one was paid, or not. */
  | { readonly kind: 'CHARGED'; readonly intent: PayOutcome };

/**
 * Takes a cancellation back (rule 89): before the end of the period without a charge, after it by one, at the old
 * price for 90 days. Twice is once.
 */
export async function uncancelMembership(
  context: CommandContext,
  personId: string,
  shown: Money | null,
  appliers: Appliers,
): Promise<UncancelOutcome> {
  mustActFor(context, personId);
  const now = context.clock.now();
  const membership = await changeMembership(context, personId, async (before, inside) => {
    if (before.cancelledAt === null && before.status === 'ACTIVE') return null;
    mustBeAllowed(canReactivate(before));
    if (isChargedAtReactivation(before.periodEndsAt, now)) return null;
    const nextChargeAt = before.periodEndsAt.toISOString();
    await tellOfMembership(inside, 'membership.uncancelled', { personId, nextChargeAt });
    return uncancel(before);
  });
  if (membership.cancelledAt === null && membership.status === 'ACTIVE') return { kind: 'GOES_ON' };
  if (membership.method === null) return { kind: 'CHARGED', intent: null };
  const prices = await readPrices(context.database);
  const { dueNow: price } = reactivationSchedule(membership, prices, now);
  const asked = {
    provider: membership.provider as ProviderName,
    kind: 'REACTIVATION',
    money: price,
    purpose: { plan: membership.plan, price, discount: null },
    method: { kept: membership.method.ref },
  } as const;
  const isStillWanted = (inside: CommandContext) => isAsItWas(inside, membership);
  // One for a period and a try of it: two clicks are one.
  const form = { personId, purpose: 'REACTIVATION', formKey: membership.periodEndsAt.toISOString(), shown };
  const intent = await payByForm(context, form, asked, appliers, (formKey) =>
    pay(context, { ...asked, personId, subjectId: personId, formKey, isStillWanted }, appliers),
  );
  return { kind: 'CHARGED', intent };
}
