import type { PlanType } from '#shared/membership/plans.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { keptPaymentAnswer } from './approve-first.ts';
import { isFormKey, planOfWire } from './form-values.ts';
import { findOpenPayment, tryOfForm } from './form-try.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { canSwitchPlan } from './memberships.policy.ts';
import { findOwnMembership } from './own-membership.ts';
import { type PaymentAnswer, paymentAnswer, refusePayment } from './payment-answer.ts';
import { throttlePayment } from './payment-limits.ts';
import { hasPrices } from './prices-of-membership.ts';
import { readPrices } from './read-prices.ts';
import { switchPlan } from './switch-plan.ts';

/**
 * What a form that changes the plan is answered (decisions 90). Where nothing was charged, the id of the payment is
 * that of the membership.
 */
export async function switchMembershipPlan(
  context: CommandContext,
  personId: string,
  input: { readonly membershipId: string; readonly plan: PlanType | 'ANNUAL'; readonly formKey: string },
): Promise<PaymentAnswer> {
  const membership = await findOwnMembership(context, personId, input.membershipId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  if (!isFormKey(input.formKey)) return refusePayment('BadRequest', messages.wrongForm);
  const { formKey, earlier } = await tryOfForm(context.database, personId, 'SWITCH', input.formKey);
  if (earlier !== null) return paymentAnswer(context, personId, earlier);
  const plan = planOfWire(input.plan);
  const canHave = plan === membership.plan || hasPrices(membership, await readPrices(context.database));
  if (!canSwitchPlan(membership) || !canHave) return refusePayment('Forbidden', messages.cannotSwitch);
  const outcome = await switchPlan(context, personId, plan, formKey, membershipAppliers);
  if (outcome.kind !== 'CHARGED') {
    return { type: 'PaymentSucceeded', paymentId: membership.id, personId, chargeId: null };
  }
  return keptPaymentAnswer(context, personId, outcome.intent ?? (await findOpenPayment(context.database, personId)));
}
