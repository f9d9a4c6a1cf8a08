import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { settingsMessages } from '#shared/messages/settings.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { messageOfCode } from '#web/app/graph/has-code.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { openToApprove, takeUnapproved, wasNotAsked } from '#web/features/money/checkout/approve-elsewhere.ts';
import type { PaymentAnswer, Settled } from '#web/features/money/checkout/payment-answer.ts';
import { forgetSent, rememberSent } from '#web/features/money/checkout/payment-memory.ts';
import { settlePayment } from '#web/features/money/checkout/settle-payment.ts';

export type KeptPayment<Variables> = {
  /** Undefined where nothing reached the server; `error` says so. */
  readonly run: (variables: Variables) => Promise<Settled | undefined>;
  readonly isRunning: boolean;
  readonly error: string | undefined;
};

type Resumed = {
  /** What is paid for, such as `renewal`. */
  readonly subject: string;
  /** Called for what went on since the page was loaded anew for it. */
  readonly onResumed: (settled: Settled | undefined) => void;
};

type State = { readonly isRunning: boolean; readonly error?: string };

/** A payment with the method that is kept: sent, approved where the bank asks for it, and waited for. */
export function useKeptPayment<Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Readonly<Record<string, PaymentAnswer>>, Variables>,
  { subject, onResumed }: Resumed,
): KeptPayment<Variables> {
  const graph = use(GraphContext);
  const [state, setState] = useState<State>({ isRunning: false });
  const settle = useCallback(
    async (ask: () => Promise<PaymentAnswer>): Promise<Settled | undefined> => {
      setState({ isRunning: true });
      try {
        const settled = await settlePayment(graph, await ask(), {
          onOpen: (answer) => rememberSent(subject, { formKey: answer.paymentId, answer }),
        });
        // The page goes, and comes back with what is remembered.
        if (wasNotAsked(settled) && openToApprove(location.href)) return await new Promise(() => undefined);
        forgetSent(subject);
        setState({ isRunning: false, ...('message' in settled && { error: settled.message }) });
        return settled;
      } catch (error) {
        const unsent = navigator.onLine ? settingsMessages.unexpected : settingsMessages.offline;
        setState({ isRunning: false, error: messageOfCode(error, 'FORBIDDEN') ?? unsent });
        return undefined;
      }
    },
    [graph, subject],
  );
  const run = useCallback(
    (variables: Variables) =>
      settle(async () => {
        const data = (await graph.mutate(document, { variables })) as Readonly<Record<string, PaymentAnswer>>;
        const [answer] = Object.values(data);
        if (answer === undefined) throw new Error('The server answered nothing');
        return answer;
      }),
    [settle, graph, document],
  );
  const resume = useEffectEvent(async () => {
    const asked = takeUnapproved(subject);
    if (asked !== null) onResumed(await settle(async () => asked));
  });
  useEffect(() => {
    // After the page stands: a question of the bank opens over it.
    const timer = setTimeout(() => void resume());
    return () => clearTimeout(timer);
  }, []);
  return { run, isRunning: state.isRunning, error: state.error };
}
