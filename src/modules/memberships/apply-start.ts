import type { Currency } from '#shared/money/money.ts';
import type { Applier } from '#modules/billing/applier.ts';
import type { PaymentIntent } from '#modules/billing/payment-intent.ts';
import { createId } from '#modules/create-id.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { isActive } from './membership.ts';
import { begin } from './membership-transitions.ts';
import { keepMembership, lockMembership } from './memberships.store.ts';
import { startPurpose } from './purposes.ts';

/** A first payment, one after the end, and a method that is kept for a trial: somebody becomes a member. */
async function start(inside: CommandContext, intent: PaymentIntent, isTrial: boolean) {
  if (intent.state !== 'SUCCEEDED' || intent.personId === null) return null;
  const before = await lockMembership(inside.database, intent.personId);
  const now = inside.clock.now();
  // Whoever is a member already has paid for nothing: both came through, and one is given back.
  if (before !== null && isActive(before, now)) return isTrial ? null : { refund: 'DUPLICATE' as const };
  const { plan, price, discount } = startPurpose.parse(intent.purpose);
  if (intent.method === null) throw new Error(`intent ${intent.id} has no method`);
  await keepMembership(
    inside.database,
    begin(before, {
      id: createId(),
      personId: intent.personId,
      plan,
      price: { amount: price.amount, currency: price.currency as Currency },
      provider: intent.provider,
      customer: intent.customer,
      method: intent.method,
      discount,
      isTrial,
      paidAmount: intent.money.amount,
      at: now,
    }),
  );
  return null;
}

export const applyStart: Applier = (inside, intent) => start(inside, intent, false);

export const applyTrial: Applier = (inside, intent) => start(inside, intent, true);
