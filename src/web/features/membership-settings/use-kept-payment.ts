import { use, useCallback, useState } from 'react';
import { settingsMessages } from '#shared/messages/settings.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { messageOfCode } from '#web/app/graph/has-code.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import type { PaymentAnswer, Settled } from '#web/features/checkout/payment-answer.ts';
import { settlePayment } from '#web/features/checkout/settle-payment.ts';

export type KeptPayment<Variables> = {
  /** Undefined where nothing reached the server; `error` says so. */
  readonly run: (variables: Variables) => Promise<Settled | undefined>;
  readonly isRunning: boolean;
  readonly error: string | undefined;
};

type State = { readonly isRunning: boolean; readonly error?: string };

/** A payment with the method that is kept: sent, approved where the bank asks for it, and waited for. */
export function useKeptPayment<Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Readonly<Record<string, PaymentAnswer>>, Variables>,
): KeptPayment<Variables> {
  const graph = use(GraphContext);
  const [state, setState] = useState<State>({ isRunning: false });
  const run = useCallback(
    async (variables: Variables): Promise<Settled | undefined> => {
      setState({ isRunning: true });
      try {
        const data = (await graph.mutate(document, { variables })) as Readonly<Record<string, PaymentAnswer>>;
        const [answer] = Object.values(data);
        if (answer === undefined) throw new Error('The server answered nothing');
        const settled = await settlePayment(graph, answer);
        setState({ isRunning: false, ...('message' in settled && { error: settled.message }) });
        return settled;
      } catch (error) {
        const unsent = navigator.onLine ? settingsMessages.unexpected : settingsMessages.offline;
        setState({ isRunning: false, error: messageOfCode(error, 'FORBIDDEN') ?? unsent });
        return undefined;
      }
    },
    [graph, document],
  );
  return { run, isRunning: state.isRunning, error: state.error };
}
