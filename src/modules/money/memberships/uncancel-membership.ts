import { isChargedAtReactivation } from '#shared/membership/reactivation.ts';
import { mustActFor, mustBeAllowed } from '#modules/ground/acting.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { changeMembership } from './change-membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { uncancel } from './membership-transitions.ts';
import { canReactivate } from './memberships.policy.ts';
import { reactivationPrice } from './prices-of-membership.ts';
import { readPrices } from './read-prices.ts';

export type Uncancelled =
  /** The period goes on, and nothing was charged. */
  | { readonly kind: 'GOES_ON' }
  /** The period is over: a new one was paid, or not. */
  | { readonly kind: 'CHARGED'; readonly intent: PaymentIntent | null };

/**
 * Takes a cancellation back (decisions 89): before the end of the period without a charge, after it by one, at the old
 * price for 90 days. Twice is once.
 */
export async function uncancelMembership(
  context: CommandContext,
  personId: string,
  formKey: string | null,
  appliers: Appliers,
): Promise<Uncancelled> {
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
  const price = reactivationPrice(membership, prices, now) ?? membership.price;
  const intent = await pay(
    context,
    {
      personId,
      provider: membership.provider as ProviderName,
      kind: 'REACTIVATION',
      subjectId: personId,
      formKey,
      money: price,
      purpose: { plan: membership.plan, price, discount: null },
      method: { kept: membership.method.ref },
    },
    appliers,
  );
  return { kind: 'CHARGED', intent };
}
