import type { PlanType } from '#shared/membership/plans.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { Money } from '#shared/money/money.ts';
import { isOpen, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { keptPaymentOutcome } from './approve-first.ts';
import { isFormKey, planOfWire } from './form-values.ts';
import { tryOfForm } from './form-try.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { canSwitchPlan } from './memberships.policy.ts';
import { findOwnMembership } from './own-membership.ts';
import { type PaymentOutcome, paymentOutcome, refusePayment } from './payment-outcome.ts';
import { throttlePayment } from './payment-limits.ts';
import { hasPrices } from './prices-of-membership.ts';
import { isOtherPrice } from './pay-alone.ts';
import { switchPurpose } from './purposes.ts';
import { readPrices } from './read-prices.ts';
import { switchPlan } from './switch-plan.ts';

/**
 * What a form that changes the plan is answered (rule 90). Where nothing was charged, the id of the payment is
 * that of the membership.
 */
export async function switchMembershipPlan(
  context: CommandContext,
  personId: string,
  input: {
    readonly membershipId: string;
    readonly plan: PlanType | 'ANNUAL';
    readonly formKey: string;
    /** What the button said that it costs now; null where nobody saw one. */
    readonly shown: Money | null;
  },
): Promise<PaymentOutcome> {
  const membership = await findOwnMembership(context, personId, input.membershipId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  if (!isFormKey(input.formKey)) return refusePayment('BadRequest', messages.wrongForm);
  const plan = planOfWire(input.plan);
  const isSame = (one: PaymentIntent) =>
    switchPurpose.parse(one.purpose).plan === plan && !isOtherPrice(input.shown, one.money);
  const form = { personId, purpose: 'SWITCH', formKey: input.formKey };
  const { formKey, earlier } = await tryOfForm(context.database, form, isSame);
  if (earlier !== null) {
    return isSame(earlier)
      ? paymentOutcome(context, personId, earlier)
      : refusePayment('Conflict', isOpen(earlier) ? messages.paymentUnderWay : messages.formUsed);
  }
  const canHave = plan === membership.plan || hasPrices(membership, await readPrices(context.database));
  if (!canSwitchPlan(membership) || !canHave) return refusePayment('Forbidden', messages.cannotSwitch);
  const outcome = await switchPlan(context, personId, plan, formKey, membershipAppliers, input.shown);
  if (outcome.kind !== 'CHARGED') {
    return { type: 'PaymentSucceeded', paymentId: membership.id, personId, chargeId: null };
  }
  return keptPaymentOutcome(context, personId, outcome.intent);
}
