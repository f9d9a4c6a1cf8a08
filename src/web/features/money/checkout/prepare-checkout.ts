import { answerOf } from '#web/app/graph/change-outcome.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { type PrepareCheckout, PrepareCheckoutDocument } from '#web/generated/PrepareCheckout.ts';
import type { CheckoutProvider } from './payment-answer.ts';

/** What the fields of a provider are drawn with. Throws where the server cannot be reached. */
export async function prepareCheckout(
  graph: Graph,
  checkout: { readonly provider: CheckoutProvider; readonly currency: string },
): Promise<PrepareCheckout['prepareCheckout']> {
  return answerOf(await sendChange(graph, PrepareCheckoutDocument, { checkout }));
}
