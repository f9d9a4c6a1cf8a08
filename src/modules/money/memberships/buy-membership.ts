import type { PlanType } from '#shared/membership/plans.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { giveUseBack } from '#modules/money/coupons/use-coupon.ts';
import { findMembership } from './find-membership.ts';
import { isCurrency, isFormKey, planOfWire } from './form-values.ts';
import { findOpenPayment, tryOfForm } from './form-try.ts';
import { holdCoupon } from './hold-coupon.ts';
import { isActive } from './membership.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { isTrialOffered } from './memberships.policy.ts';
import { findCountry } from './needs-country.ts';
import { offeredProvider } from './offered-providers.ts';
import { type PaymentAnswer, paymentAnswer, refusePayment } from './payment-answer.ts';
import { throttlePayment } from './payment-limits.ts';
import { startMembership } from './start-membership.ts';

export interface Purchase {
  readonly plan: PlanType | 'ANNUAL';
  readonly currency: string;
  readonly provider: string;
  readonly token: string;
  readonly formKey: string;
  readonly isTrial: boolean;
  readonly country: string | null;
  readonly coupon: string | null;
}

/**
 * What a form that begins a membership is answered (`1§3`, decisions 83, 84, 95). However often a form is sent, and
 * from however many tabs, it pays once.
 */
export async function buyMembership(
  context: CommandContext,
  personId: string,
  purchase: Purchase,
): Promise<PaymentAnswer> {
  mustActFor(context, personId);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  const { currency, isTrial } = purchase;
  if (!isCurrency(currency)) return refusePayment('BadRequest', messages.wrongCurrency);
  if (!isFormKey(purchase.formKey)) return refusePayment('BadRequest', messages.wrongForm);
  const { formKey, earlier } = await tryOfForm(context.database, personId, 'START', purchase.formKey);
  if (earlier !== null) return paymentAnswer(context, personId, earlier);
  const provider = offeredProvider(context.config, purchase.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', messages.checkoutNotAvailable);
  const before = await findMembership(context.database, personId);
  if (before !== null && isActive(before, context.clock.now())) {
    return refusePayment(
      'Conflict',
      before.provider === 'MEDIUM_GIFT' ? messages.memberByGift : messages.memberAlready,
    );
  }
  if (isTrial && !isTrialOffered(before)) return refusePayment('BadRequest', messages.noTrial);
  const taxed = await findCountry(context, purchase.country);
  if (taxed.type !== 'Country') return taxed;
  const plan = planOfWire(purchase.plan);
  const { token } = purchase;
  const held = await holdCoupon(context, purchase.coupon, { personId, plan });
  if (held.refusal !== null) return refusePayment('BadRequest', held.refusal);
  const started = await startMembership(
    context,
    {
      personId,
      plan,
      currency,
      provider,
      token,
      formKey,
      isTrial,
      discount: held.discount,
      coupon: held.code,
      country: taxed.country,
    },
    membershipAppliers,
  );
  const intent = started ?? (await findOpenPayment(context.database, personId));
  // Nothing went out, so that nothing will give the use back.
  if (intent === null && held.code !== null && held.isNew) await giveUseBack(context, held.code, personId);
  return paymentAnswer(context, personId, intent);
}
