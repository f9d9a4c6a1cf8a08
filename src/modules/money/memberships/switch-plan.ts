import type { PlanType } from '#shared/membership/plans.ts';
import { priceOfPlan } from '#shared/membership/prices.ts';
import type { Money } from '#shared/money/money.ts';
import { switchTiming } from '#shared/membership/switching.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { changeMembership } from './change-membership.ts';
import { isAsItWas } from './is-as-it-was.ts';
import type { Membership } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { switchNow } from './membership-transitions.ts';
import { canSwitchPlan } from './memberships.policy.ts';
import { schedule } from './schedule-switch.ts';
import { switchCharge, switchChargeShown } from './quote-switch.ts';
import { isOtherPrice, type PayOutcome, payAlone } from './pay-alone.ts';
import { readPrices } from './read-prices.ts';

export type SwitchOutcome =
  | { readonly kind: 'SCHEDULED'; readonly membership: Membership }
  | { readonly kind: 'SWITCHED'; readonly membership: Membership }
  | { readonly kind: 'CHARGED'; readonly intent: PayOutcome };

/**
 * Goes over to another plan (rule 90): up at once with credit for what is left, down at the end of the period.
 * Going back to the plan of now takes a scheduled switch back; there is one at most.
 */
export async function switchPlan(
  context: CommandContext,
  personId: string,
  plan: PlanType,
  formKey: string | null,
  appliers: Appliers,
  shown: Money | null = null,
): Promise<SwitchOutcome> {
  const prices = await readPrices(context.database);
  const now = context.clock.now();
  let isDone: SwitchOutcome['kind'] | null = null;
  const membership = await changeMembership(context, personId, async (before, inside) => {
    mustBeAllowed(canSwitchPlan(before));
    if (plan === before.plan || switchTiming(before.plan, plan) === 'AT_PERIOD_END') {
      isDone = 'SCHEDULED';
      return schedule(inside, before, plan === before.plan ? null : plan);
    }
    const price = priceOfPlan(prices, plan, before.price.currency);
    const { due, credit } = switchCharge(before, price, now);
    if (due.amount > 0) return null;
    isDone = 'SWITCHED';
    await tellOfMembership(inside, 'membership.switched', {
      personId,
      from: before.plan,
      plan,
      startsAt: now.toISOString(),
      isScheduled: false,
      intentId: null,
    });
    return switchNow(before, { plan, price, paidAmount: price.amount, credit: credit.amount, at: now });
  });
  if (isDone !== null) return { kind: isDone, membership };
  if (membership.method === null) return { kind: 'CHARGED', intent: null };
  const price = priceOfPlan(prices, plan, membership.price.currency);
  const { due, unused } = switchChargeShown(membership, price, now, shown);
  if (isOtherPrice(shown, due)) return { kind: 'CHARGED', intent: { otherPrice: due } };
  const periodEndsAt = membership.periodEndsAt.toISOString();
  const asked = {
    provider: membership.provider as ProviderName,
    kind: 'SWITCH',
    money: due,
    purpose: { periodEndsAt, from: membership.plan, plan, price, unused },
    method: { kept: membership.method.ref },
  } as const;
  const isStillWanted = (inside: CommandContext) => isAsItWas(inside, membership);
  const intent = await payAlone(context, personId, asked, appliers, () =>
    pay(context, { ...asked, personId, subjectId: personId, formKey, isStillWanted }, appliers),
  );
  return { kind: 'CHARGED', intent };
}
