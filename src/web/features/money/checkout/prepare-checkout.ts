import type { Graph } from '#web/app/graph/graph-context.ts';
import { type PrepareCheckout, PrepareCheckoutDocument } from '#web/generated/PrepareCheckout.ts';
import type { CheckoutProvider } from './payment-answer.ts';

/** What the fields of a provider are drawn with. Throws where the server cannot be reached. */
export async function prepareCheckout(
  graph: Graph,
  checkout: { readonly provider: CheckoutProvider; readonly currency: string },
): Promise<PrepareCheckout['prepareCheckout']> {
  // The graph answers by the document, whose type is this.
  const answer = (await graph.mutate(PrepareCheckoutDocument, { variables: { checkout } })) as PrepareCheckout;
  return answer.prepareCheckout;
}
