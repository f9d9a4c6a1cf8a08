import { pay } from '#modules/money/billing/pay.ts';
import { productOf } from '#modules/money/billing/product-of.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import { findMembership } from './find-membership.ts';
import { isOvertaken } from './is-overtaken.ts';
import { isAsItWas } from './is-as-it-was.ts';
import { isActive, type Membership } from './membership.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { isIntent, type PayOutcome } from './pay-alone.ts';
import { declined, paidOutcome, type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';
import { renewalPurpose, switchPurpose } from './purposes.ts';

/**
 * What somebody at a screen is answered about a payment with the method that is kept. Where the provider wants approval
 * before a charge (Braintree, 0031), one that the bank refused for want of it is asked for, and then charged anew.
 */
export async function keptPaymentOutcome(
  context: CommandContext,
  personId: string,
  paid: PayOutcome,
): ReturnType<typeof paidOutcome> {
  if (isIntent(paid) && wantsApproval(paid)) {
    const { id: paymentId, provider, money } = paid;
    const membership = await findMembership(context.database, personId);
    const ref = membership?.provider === provider ? membership?.method?.ref : undefined;
    const secret = ref === undefined ? null : await paymentProvider(context, provider).approvalBefore(ref);
    const productType = productOf(paid);
    if (secret !== null) return { type: 'PaymentNeedsApproval', paymentId, provider, secret, money, productType };
  }
  return paidOutcome(context, personId, paid);
}

/** Whether a payment failed since nobody approved it, and somebody is there who can. */
export function wantsApproval({ state, reason, kind, purpose }: PaymentIntent): boolean {
  if (state !== 'DECLINED' || reason !== 'APPROVAL_NEEDED') return false;
  if (kind === 'RENEWAL') return renewalPurpose.parse(purpose).isAsked;
  return kind === 'REACTIVATION' || kind === 'SWITCH';
}

/** Charges again, once, what its owner has approved by now; `token` is what the provider's script gave for it. */
export async function payApproved(
  context: CommandContext,
  personId: string,
  intent: PaymentIntent,
  token: string,
): Promise<PaymentOutcome> {
  const { provider, kind, subjectId, money, purpose } = intent;
  const membership = await findMembership(context.database, personId);
  const kept = membership?.provider === provider ? membership.method?.ref : undefined;
  if (membership === null || kept === undefined) return declined('METHOD_GONE');
  const paid = await pay(
    context,
    {
      personId,
      provider,
      kind,
      subjectId,
      formKey: `approved:${intent.id}`,
      money,
      purpose,
      method: { kept, approved: token },
      isOnSession: true,
      isStillWanted: async (inside) =>
        isStillFor(intent, membership, inside.clock.now()) &&
        (await isAsItWas(inside, membership)) &&
        !(await isOvertaken(inside, intent)),
    },
    membershipAppliers,
  );
  return paymentOutcome(context, personId, paid);
}

/** A payment that was approved for a period that is over, or paid for by now, is not made. */
function isStillFor({ kind, purpose }: PaymentIntent, membership: Membership, now: Date): boolean {
  if (kind === 'REACTIVATION') return !isActive(membership, now);
  const { periodEndsAt } = (kind === 'RENEWAL' ? renewalPurpose : switchPurpose).parse(purpose);
  return membership.status === 'ACTIVE' && membership.periodEndsAt.getTime() === periodEndsAt.getTime();
}
