import { isRenewedByUs } from '#shared/membership/switching.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { pay } from '#modules/money/billing/pay.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findMembership } from './find-membership.ts';
import { isFormKey } from './form-values.ts';
import { tryOfForm } from './form-try.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { offeredProvider } from './offered-providers.ts';
import { type PaymentAnswer, paymentAnswer, refusePayment } from './payment-answer.ts';
import { throttlePayment } from './payment-limits.ts';
import { methodAnswer } from './retry-payment.ts';

/** Keeps another method for what follows; a payment that failed is tried again with it at once (decisions 85). */
export async function updatePaymentMethod(
  context: CommandContext,
  personId: string,
  input: { readonly provider: string; readonly token: string; readonly formKey: string },
): Promise<PaymentAnswer> {
  mustActFor(context, personId);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  const membership = await findMembership(context.database, personId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  if (!isRenewedByUs(membership.provider)) return refusePayment('Forbidden', messages.noMethodHere);
  if (!isFormKey(input.formKey)) return refusePayment('BadRequest', messages.wrongForm);
  const provider = offeredProvider(context.config, input.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', messages.checkoutNotAvailable);
  const { formKey, earlier } = await tryOfForm(context.database, personId, 'METHOD', input.formKey);
  const intent =
    earlier ??
    (await pay(
      context,
      {
        personId,
        provider,
        kind: 'METHOD',
        subjectId: personId,
        formKey,
        money: { ...membership.price, amount: 0 },
        purpose: { country: context.browser?.country ?? null },
        method: { token: input.token },
      },
      membershipAppliers,
    ));
  return intent === null ? paymentAnswer(context, personId, null) : methodAnswer(context, personId, intent);
}
