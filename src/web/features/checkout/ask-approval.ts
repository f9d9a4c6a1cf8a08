import type { Graph } from '#web/app/graph/graph-context.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { prepareCheckout } from './prepare-checkout.ts';

type Asked = Extract<PaymentAnswer, { readonly __typename: 'PaymentNeedsApproval' }>;

/**
 * Lets whoever keeps the card ask the person (3-D Secure 2). Braintree has asked before it gave its token, so only
 * Stripe and the sandbox come here. `NOT_ASKED` where the script cannot run on this page.
 */
export async function askApproval(graph: Graph, asked: Asked): Promise<'APPROVED' | 'REFUSED' | 'NOT_ASKED'> {
  if (asked.provider === 'SANDBOX') {
    const { showSandboxApproval } = await import('./show-sandbox-approval.tsx');
    return (await showSandboxApproval()) ? 'APPROVED' : 'REFUSED';
  }
  if (asked.provider !== 'STRIPE') return 'NOT_ASKED';
  try {
    const setup = await prepareCheckout(graph, { provider: 'STRIPE', currency: 'USD' });
    if (setup.__typename !== 'CheckoutSetup') return 'NOT_ASKED';
    const { openStripe } = await import('./stripe/open-stripe.ts');
    const stripe = await openStripe(setup);
    const { error } = await stripe.handleNextAction({ clientSecret: asked.secret });
    return error === undefined ? 'APPROVED' : 'REFUSED';
  } catch {
    return 'NOT_ASKED';
  }
}
