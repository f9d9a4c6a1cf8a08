import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { productMessages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { prepareCheckout } from './prepare-checkout.ts';

/**
 * Providers draw the page of a bank into the document, where nothing can be pressed while a dialog stands over it. So
 * what stands open steps aside meanwhile, and is not told that it was closed.
 */
async function withoutDialogs<Result>(ask: () => Promise<Result>): Promise<Result> {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  const hush = (event: Event) => {
    if (dialogs.some((dialog) => dialog === event.target)) event.stopImmediatePropagation();
  };
  addEventListener('close', hush, true);
  for (const dialog of dialogs) dialog.close();
  try {
    return await ask();
  } finally {
    for (const dialog of dialogs) if (dialog.isConnected) dialog.showModal();
    removeEventListener('close', hush, true);
  }
}

type Asked = Extract<PaymentAnswer, { readonly __typename: 'PaymentNeedsApproval' }>;

/** What came of the question; Braintree's approval is a token, by which the payment is made afterwards. */
export type Approval =
  | { readonly kind: 'APPROVED'; readonly token?: string }
  | { readonly kind: 'REFUSED' }
  /** The script cannot run on this page. */
  | { readonly kind: 'NOT_ASKED' };

/** What is to be approved, in one sentence: how much, and for what. */
function approvalQuestion({ money, productType }: Asked): string {
  if (productType === null) return messages.approvalOfCard;
  if (money.amount === 0) return messages.approvalOfTrial;
  const product = productMessages[productType];
  return formatMessage(messages.approvalOfPayment, { price: moneyText(money), product });
}

/** Lets whoever keeps the card ask the person (3-D Secure 2). */
export async function askApproval(graph: Graph, asked: Asked): Promise<Approval> {
  if (asked.provider === 'SANDBOX') {
    const { showSandboxApproval } = await import('./show-sandbox-approval.tsx');
    return { kind: (await showSandboxApproval(approvalQuestion(asked))) ? 'APPROVED' : 'REFUSED' };
  }
  if (asked.provider !== 'STRIPE' && asked.provider !== 'BRAINTREE') return { kind: 'NOT_ASKED' };
  try {
    const { provider, money, secret } = asked;
    const setup = await prepareCheckout(graph, { provider, currency: money.currency });
    if (setup.__typename !== 'CheckoutSetup') return { kind: 'NOT_ASKED' };
    if (provider === 'BRAINTREE') {
      const { approveKept } = await import('./braintree/approve-kept.ts');
      return { kind: 'APPROVED', token: await withoutDialogs(() => approveKept(setup, secret, money)) };
    }
    const { openStripe } = await import('./stripe/open-stripe.ts');
    const stripe = await openStripe(setup);
    const { error } = await withoutDialogs(() => stripe.handleNextAction({ clientSecret: secret }));
    return { kind: error === undefined ? 'APPROVED' : 'REFUSED' };
  } catch {
    return { kind: 'NOT_ASKED' };
  }
}
