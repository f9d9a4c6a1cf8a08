import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { answerOf } from '#web/app/graph/change-outcome.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { type ChangeDocument, type ChangeVariables, sendChange } from '#web/app/graph/send-change.ts';
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
export function useKeptPayment<Variables extends ChangeVariables>(
  document: ChangeDocument<PaymentAnswer, Variables>,
  { subject, onResumed }: Resumed,
): KeptPayment<Variables> {
  const graph = use(GraphContext);
  const [state, setState] = useState<State>({ isRunning: false });
  const settle = useCallback(
    async (asked: PaymentAnswer): Promise<Settled> => {
      setState({ isRunning: true });
      const settled = await settlePayment(graph, asked, {
        onOpen: (answer) => rememberSent(subject, { formKey: answer.paymentId, answer }),
      });
      // The page goes, and comes back with what is remembered.
      if (wasNotAsked(settled) && openToApprove(location.href)) return await new Promise(() => undefined);
      forgetSent(subject);
      setState({ isRunning: false, ...('message' in settled && { error: settled.message }) });
      return settled;
    },
    [graph, subject],
  );
  const run = useCallback(
    async (variables: Variables) => {
      setState({ isRunning: true });
      const outcome = await sendChange(graph, document, variables);
      const { failure } = outcome;
      if (failure === undefined || failure.kind === 'refused') return settle(answerOf(outcome));
      setState({ isRunning: false, error: failure.message });
      return undefined;
    },
    [settle, graph, document],
  );
  const resume = useEffectEvent(async () => {
    const asked = takeUnapproved(subject);
    if (asked !== null) onResumed(await settle(asked));
  });
  useEffect(() => {
    // After the page stands: a question of the bank opens over it.
    const timer = setTimeout(() => void resume());
    return () => clearTimeout(timer);
  }, []);
  return { run, isRunning: state.isRunning, error: state.error };
}
