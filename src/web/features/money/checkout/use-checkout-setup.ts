import { use, useCallback, useEffect, useRef, useState } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import type { CheckoutProvider, CheckoutSetup } from './payment-answer.ts';
import { sentPayment } from './payment-memory.ts';
import { prepareCheckout } from './prepare-checkout.ts';

type State = { readonly setup?: CheckoutSetup; readonly fault?: string };

/** What the fields are drawn with, and the key of each press of the button. */
export function useCheckoutSetup(subject: string, provider: CheckoutProvider | undefined, currency: string) {
  const graph = use(GraphContext);
  const [state, setState] = useState<State>({});
  const freshKey = useRef<string>(undefined);

  const shown = (next: State) => {
    freshKey.current = next.setup?.formKey;
    setState(next);
  };
  useEffect(() => {
    let isGone = false;
    const show = (next: State) => {
      if (isGone) return;
      freshKey.current = next.setup?.formKey;
      setState(next);
    };
    if (provider !== undefined) stateFor(graph, { provider, currency }).then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [graph, provider, currency]);

  /** A key for the next press: that of a payment which is not certain yet, else one that was never used. */
  const takeKey = useCallback(async (): Promise<string> => {
    const sent = sentPayment(subject);
    if (sent !== null) return sent.formKey;
    const fresh = freshKey.current;
    freshKey.current = undefined;
    if (fresh !== undefined) return fresh;
    if (provider === undefined) throw new Error('nobody can take a payment');
    const answer = await prepareCheckout(graph, { provider, currency });
    if (answer.__typename !== 'CheckoutSetup') throw new Error(answer.message);
    return answer.formKey;
  }, [graph, subject, provider, currency]);

  const failed = useCallback(() => setState({ fault: messages.notLoaded }), []);
  const retry = () => {
    setState({});
    if (provider !== undefined) stateFor(graph, { provider, currency }).then(shown, () => undefined);
  };
  // What was prepared for another provider is none of this one's.
  const setup = state.setup?.provider === provider ? state.setup : undefined;
  return { setup, fault: state.fault, takeKey, failed, retry };
}

async function stateFor(graph: Graph, wanted: Parameters<typeof prepareCheckout>[1]): Promise<State> {
  try {
    const answer = await prepareCheckout(graph, wanted);
    return answer.__typename === 'CheckoutSetup' ? { setup: answer } : { fault: answer.message };
  } catch {
    return { fault: messages.notLoaded };
  }
}
