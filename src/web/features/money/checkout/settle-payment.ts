import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { ConfirmPaymentDocument } from '#web/generated/ConfirmPayment.ts';
import type { CheckoutProvider, PaymentAnswer, Product, Settled, Shown } from './payment-answer.ts';

/** In milliseconds, between two looks at a payment that is not certain; half a minute altogether. */
const WAITS = [1_000, 1_500, 2_500, 4_000, 6_000, 8_000, 8_000];

/** A bank that asks more often than this has no answer that it would believe. */
const MOST_APPROVALS = 3;

type OpenPayment = Extract<PaymentAnswer, { readonly __typename: 'PaymentNeedsApproval' | 'PaymentPending' }>;

/** What a form said when its button was pressed; `product` where it buys something. */
export type Said = {
  readonly shown: Shown;
  readonly provider: CheckoutProvider;
  readonly product?: Product | undefined;
};

/** Whether a bank would ask about what the form said. */
function isAbout(
  { money, provider, productType }: Extract<PaymentAnswer, { readonly __typename: 'PaymentNeedsApproval' }>,
  { shown, provider: chosen, product }: Said,
): boolean {
  const isSameMoney = money.amount === shown.amount && money.currency === shown.currency;
  return isSameMoney && provider === chosen && (product === undefined || productType === product);
}

export type SettleOptions = {
  /** What the form said that was sent: a question of a bank about anything else is not asked. */
  readonly said?: Said;
  /** Called where it takes longer than usual. */
  readonly onSlow?: () => void;
  /** Called with what is not certain yet, so that a page that comes later can go on with it. */
  readonly onOpen?: (answer: OpenPayment) => void;
};

/**
 * Goes on with a payment until it is paid or not: asks the person for approval by the provider's script, and the
 * server for what is not certain yet (MEMB-3). It never pays twice. For all mutations that answer a payment, also
 * those without fields: switching a plan, trying a renewal again, coming back.
 */
export async function settlePayment(
  graph: Graph,
  first: PaymentAnswer,
  { said, onSlow, onOpen }: SettleOptions = {},
): Promise<Settled> {
  let answer = first;
  let approvals = 0;
  let looks = 0;
  for (;;) {
    if (answer.__typename === 'PaymentSucceeded') {
      return { state: 'paid', paymentId: answer.paymentId, chargeId: answer.chargeId };
    }
    if (answer.__typename === 'PaymentMethodDeclined') return { state: 'declined', message: answer.message };
    if (answer.__typename === 'PaymentNeedsApproval') {
      const { paymentId } = answer;
      if (said !== undefined && !isAbout(answer, said)) {
        return { state: 'refused', message: messages.otherPayment, kind: 'PaymentNeedsApproval' };
      }
      onOpen?.(answer);
      if (approvals === MOST_APPROVALS) return { state: 'waiting', paymentId };
      approvals += 1;
      const { askApproval } = await import('./ask-approval.ts');
      const approval = await askApproval(graph, answer);
      if (approval.kind === 'NOT_ASKED') {
        return { state: 'refused', message: messages.approvalAway, kind: 'PaymentNeedsApproval' };
      }
      const token = 'token' in approval ? approval.token : undefined;
      answer = await confirmPayment(graph, paymentId, { isRefused: approval.kind === 'REFUSED', token });
    } else if (answer.__typename === 'PaymentPending') {
      const { paymentId } = answer;
      onOpen?.(answer);
      const wait = WAITS[looks];
      if (wait === undefined) return { state: 'waiting', paymentId };
      looks += 1;
      if (looks === 2) onSlow?.();
      await new Promise((resolve) => setTimeout(resolve, wait));
      answer = await confirmPayment(graph, paymentId);
    } else {
      return { state: 'refused', message: answer.message, kind: answer.__typename };
    }
  }
}

/** Looks at a payment again; one that cannot be asked for now is as uncertain as before. */
export async function confirmPayment(
  graph: Graph,
  paymentId: string,
  approval: { readonly isRefused?: boolean; readonly token?: string | undefined } = {},
): Promise<PaymentAnswer> {
  const confirmation = { paymentId, ...approval };
  const { done, failure } = await sendChange(graph, ConfirmPaymentDocument, { confirmation });
  return done ?? failure.refusal ?? { __typename: 'PaymentPending', paymentId };
}
