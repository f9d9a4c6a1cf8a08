import { Stripe } from 'stripe';
import type { RefundOutcome } from '../payment-outcomes.ts';
import type { RefundInput } from '../payment-provider.ts';
import { moneyOfStripe, stripeAmountOf } from './stripe-amounts.ts';
import { close, FENCE_MARK } from './stripe-fence.ts';
import { INTENT_MARK, PAGE } from './stripe-marks.ts';
import { isMissing, isUnanswered, outcomeOfFault } from './stripe-outcomes.ts';

export async function refund(stripe: Stripe, input: RefundInput): Promise<RefundOutcome> {
  const { intentId, charge, money } = input;
  const { amount } = stripeAmountOf(money);
  try {
    const made = await stripe.refunds.create(
      { charge, amount, metadata: { [INTENT_MARK]: intentId } },
      { idempotencyKey: intentId },
    );
    return outcomeOfRefund(made);
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeInvalidRequestError) return refused(fault.code ?? fault.param);
    if (fault instanceof Stripe.errors.StripeIdempotencyError) return await outcomeOfSpentKey(stripe, input, fault);
    const outcome = outcomeOfFault(fault);
    return outcome.state === 'DECLINED' ? refused(outcome.code) : outcome;
  }
}

/** What is not found is closed, and will never be made (as with charges). */
export async function findRefund(
  stripe: Stripe,
  { intentId, charge }: { readonly intentId: string; readonly charge: string },
): Promise<RefundOutcome | 'NOT_FOUND'> {
  try {
    const metadata = { [FENCE_MARK]: intentId };
    const made =
      (await findMade(stripe, intentId, charge)) ??
      ((await close(() => stripe.charges.update(charge, { metadata }, { idempotencyKey: intentId })))
        ? undefined
        : await findMade(stripe, intentId, charge));
    return made === undefined ? 'NOT_FOUND' : outcomeOfRefund(made);
  } catch (fault) {
    if (isUnanswered(fault)) return { state: 'UNKNOWN' };
    if (isMissing(fault)) return 'NOT_FOUND';
    throw fault;
  }
}

/** A key that was spent without a refund was closed by `findRefund`; with one, two calls differ under one intent. */
async function outcomeOfSpentKey(stripe: Stripe, intended: RefundInput, fault: Error): Promise<RefundOutcome> {
  const found = await findRefund(stripe, intended);
  if (found === 'NOT_FOUND') return { ...refused('closed'), isWorthAnotherTry: true };
  if (found.state === 'UNKNOWN') return found;
  throw fault;
}

async function findMade(stripe: Stripe, intentId: string, charge: string): Promise<Stripe.Refund | undefined> {
  for await (const made of stripe.refunds.list({ charge, limit: PAGE })) {
    if (made.metadata?.[INTENT_MARK] === intentId) return made;
  }
  return undefined;
}

function outcomeOfRefund(made: Stripe.Refund): RefundOutcome {
  switch (made.status) {
    case 'succeeded':
      return {
        state: 'REFUNDED',
        refund: made.id,
        money: moneyOfStripe(made.amount, made.currency),
        at: new Date(made.created * 1_000),
      };
    case 'pending':
    case 'requires_action':
      return { state: 'PENDING' };
    case 'failed':
    case 'canceled':
      return refused(made.failure_reason ?? made.status);
    default:
      return { state: 'UNKNOWN' };
  }
}

/** Waiting helps only where the account has no money to give back yet. */
function refused(code: string | undefined): Extract<RefundOutcome, { state: 'REFUSED' }> {
  return { state: 'REFUSED', code: code ?? 'refund_refused', isWorthAnotherTry: code === 'balance_insufficient' };
}
