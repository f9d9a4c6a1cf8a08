import type { PlanType } from '#shared/membership/plans.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { Money } from '#shared/money/money.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { isOpen, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { isSamePayment } from '#modules/money/billing/same-payment.ts';
import { readBillingDetails } from '#modules/money/billing/receipt-details.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { giveUseBack } from '#modules/money/coupons/use-coupon.ts';
import { findMembership } from './find-membership.ts';
import { isCurrency, isFormKey, planOfWire } from './form-values.ts';
import { findOpenPayment, tryOfForm } from './form-try.ts';
import { holdCoupon, readCoupon } from './hold-coupon.ts';
import { isActive } from './membership.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { isTrialOffered } from './memberships.policy.ts';
import { findCountry } from './needs-country.ts';
import { offeredProvider } from './offered-providers.ts';
import { isOtherPrice, payAlone } from './pay-alone.ts';
import { paidOutcome, type PaymentOutcome, paymentOutcome, refusePayment, refusePrice } from './payment-outcome.ts';
import { throttlePayment } from './payment-limits.ts';
import { startPurpose } from './purposes.ts';
import { askedOfStart, type StartInput, startMembership } from './start-membership.ts';

export type Purchase = {
  readonly plan: PlanType | 'ANNUAL';
  readonly currency: string;
  readonly provider: string;
  readonly token: string;
  readonly formKey: string;
  readonly isTrial: boolean;
  readonly country: string | null;
  readonly coupon: string | null;
  /** What the button said that it costs now; null where nobody saw one. */
  readonly shown?: Money | null;
  readonly billing?: Parameters<typeof readBillingDetails>[0];
};

/**
 * What a form that begins a membership is answered (rules 83, 84, 95). However often a form is sent, and
 * from however many tabs, it pays once, and what it said.
 */
export async function buyMembership(
  context: CommandContext,
  personId: string,
  purchase: Purchase,
): Promise<PaymentOutcome> {
  mustActFor(context, personId);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  const { currency, isTrial, token } = purchase;
  if (!isCurrency(currency)) return refusePayment('BadRequest', messages.wrongCurrency);
  if (!isFormKey(purchase.formKey)) return refusePayment('BadRequest', messages.wrongForm);
  const provider = offeredProvider(context.config, purchase.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', messages.checkoutNotAvailable);
  const billing = readBillingDetails(purchase.billing);
  if ('type' in billing) return billing;
  const plan = planOfWire(purchase.plan);
  const taxed = await findCountry(context, purchase.country);
  const country = taxed.type === 'Country' ? taxed.country : null;
  const { refusal, code: coupon, discount } = await readCoupon(context, purchase.coupon, { personId, plan });
  const of = { personId, plan, currency, provider, token, isTrial, discount, coupon, country, billing };
  const asked = await askedOfStart(context, of);
  const form = { personId, purpose: 'START', formKey: purchase.formKey };
  const { formKey, earlier } = await tryOfForm(context.database, form, (one) => isSamePayment(one, asked));
  if (earlier !== null) {
    if (isOpen(earlier)) return paidOutcome(context, personId, isSamePayment(earlier, asked) ? earlier : 'IN_THE_WAY');
    if (!isSameStart(earlier, of)) return refusePayment('Conflict', messages.formUsed);
    return paymentOutcome(context, personId, earlier);
  }
  const before = await findMembership(context.database, personId);
  const member = refuseMember(before, context.clock.now());
  if (member !== null) return member;
  if (isTrial && !isTrialOffered(before)) return refusePayment('BadRequest', messages.noTrial);
  if (taxed.type !== 'Country') return taxed;
  if (refusal !== null) return refusePayment('BadRequest', refusal);
  if (isOtherPrice(purchase.shown ?? null, asked.money)) return refusePrice(asked.money);
  const paid = await payAlone(context, personId, asked, membershipAppliers, () =>
    payHolding(context, purchase.coupon, { ...of, formKey }),
  );
  // Another payment made them a member meanwhile, and this one was not begun.
  const after = paid === null ? await findMembership(context.database, personId) : null;
  return refuseMember(after, context.clock.now()) ?? paidOutcome(context, personId, paid);
}

async function payHolding(
  context: CommandContext,
  typed: string | null,
  input: StartInput,
): Promise<PaymentIntent | null> {
  const { personId, plan } = input;
  const held = await holdCoupon(context, typed, { personId, plan });
  if (held.refusal !== null) return null;
  const intent = await startMembership(context, { ...input, discount: held.discount }, membershipAppliers);
  // Nothing went out, so that nothing will give the use back.
  const isUnused = intent === null && held.isNew && (await findOpenPayment(context.database, personId)) === null;
  if (isUnused && held.code !== null) await giveUseBack(context, held.code, personId);
  return intent;
}

function refuseMember(membership: Awaited<ReturnType<typeof findMembership>>, now: Date): PaymentOutcome | null {
  if (membership === null || !isActive(membership, now)) return null;
  const isGiven = membership.provider === 'MEDIUM_GIFT';
  return refusePayment('Conflict', isGiven ? messages.memberByGift : messages.memberAlready);
}

/** Whether a form that has paid bought what it says now; what a coupon took off may be used up by that very payment. */
function isSameStart({ provider, purpose }: PaymentIntent, of: Omit<StartInput, 'formKey'>): boolean {
  const { plan, isTrial, coupon } = startPurpose.parse(purpose);
  return provider === of.provider && plan === of.plan && isTrial === of.isTrial && coupon === (of.coupon ?? null);
}
