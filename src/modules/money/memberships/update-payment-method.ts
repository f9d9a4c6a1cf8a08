import { isRenewedByUs } from '#shared/membership/switching.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findMembership } from './find-membership.ts';
import { isFormKey } from './form-values.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { offeredProvider } from './offered-providers.ts';
import { isIntent, payByForm } from './pay-alone.ts';
import { paidOutcome, type PaymentOutcome, refusePayment } from './payment-outcome.ts';
import { throttlePayment } from './payment-limits.ts';
import { methodOutcome } from './retry-payment.ts';

/** Keeps another method for what follows; a payment that failed is tried again with it at once (rule 85). */
export async function updatePaymentMethod(
  context: CommandContext,
  personId: string,
  input: { readonly provider: string; readonly token: string; readonly formKey: string },
): Promise<PaymentOutcome> {
  mustActFor(context, personId);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  const membership = await findMembership(context.database, personId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  if (!isRenewedByUs(membership.provider)) return refusePayment('Forbidden', messages.noMethodHere);
  if (!isFormKey(input.formKey)) return refusePayment('BadRequest', messages.wrongForm);
  const provider = offeredProvider(context.config, input.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', messages.checkoutNotAvailable);
  const asked = {
    provider,
    kind: 'METHOD',
    money: { ...membership.price, amount: 0 },
    purpose: { country: context.browser?.country ?? null },
    method: { token: input.token },
  } as const;
  const form = { personId, purpose: 'METHOD', formKey: input.formKey, shown: null };
  const paid = await payByForm(context, form, asked, membershipAppliers, (formKey) =>
    pay(context, { ...asked, personId, subjectId: personId, formKey }, membershipAppliers),
  );
  return isIntent(paid) ? methodOutcome(context, personId, paid) : paidOutcome(context, personId, paid);
}
