import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { PaymentAnswer, PaymentToken, Product, Settled } from './payment-answer.ts';
import { forgetSent, rememberSent, sentPayment } from './payment-memory.ts';
import { confirmPayment, settlePayment } from './settle-payment.ts';

export type Paid = Extract<Settled, { readonly state: 'paid' }>;

export type PaymentState = {
  readonly isRunning: boolean;
  /** What goes on, said politely. */
  readonly note?: string;
  readonly error?: string;
  /** Whether the error is about the card, and stands beside its fields. */
  readonly isAboutCard?: boolean;
  /** The server wants to know where the person lives. */
  readonly wantsPlace?: boolean;
  /** Not certain yet; asking again may tell. */
  readonly waitsFor?: string | null;
};

type PaymentOptions = {
  /** What is paid for, such as `membership`: two windows of a browser each remember their own. */
  readonly subject: string;
  /** Sends what is bought with the token; undefined where no answer came. */
  readonly send: (token: PaymentToken) => Promise<PaymentAnswer | undefined>;
  readonly onPaid: (paid: Paid) => void;
  readonly onRefused?: ((message: string) => void) | undefined;
  /** What it buys; a bank that would be asked about anything else is not. */
  readonly product?: Product | undefined;
};

/**
 * One payment at a time, and once: while one runs the next is not begun, what was sent is remembered until it is
 * certain, and a page that comes back asks what became of it instead of paying again.
 */
export function usePayment({ subject, send, onPaid, onRefused, product }: PaymentOptions) {
  const graph = use(GraphContext);
  const isBusy = useRef(false);
  const [state, setState] = useState<PaymentState>({ isRunning: false });

  const follow = async (formKey: string, answer: PaymentAnswer, token?: PaymentToken) => {
    const settled = await settlePayment(graph, answer, {
      ...(token && { said: { shown: token.shown, provider: token.provider, product } }),
      onSlow: () => setState({ isRunning: true, note: messages.stillAsking }),
      onOpen: (open) => rememberSent(subject, { formKey, answer: open }),
    });
    if (settled.state !== 'waiting') forgetSent(subject);
    setState(stateOf(settled));
    if (settled.state === 'paid') onPaid(settled);
    if (settled.state === 'refused') onRefused?.(settled.message);
  };

  const once = async (run: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await run().catch(() => setState({ isRunning: false, error: messages.offline }));
    isBusy.current = false;
  };

  /** `makeToken` runs inside, so that a second press during it begins nothing. */
  const pay = (makeToken: () => Promise<PaymentToken | { readonly fault: string }>) =>
    once(async () => {
      setState({ isRunning: true, note: messages.running });
      const token = await makeToken();
      if ('fault' in token) return setState({ isRunning: false, error: token.fault, isAboutCard: true });
      rememberSent(subject, { formKey: token.formKey });
      const answer = await send(token);
      if (answer === undefined) return setState({ isRunning: false, error: messages.offline });
      return follow(token.formKey, answer, token);
    });

  const lookAgain = () =>
    once(async () => {
      const sent = sentPayment(subject);
      if (sent?.answer === undefined) return;
      setState({ isRunning: true, note: messages.checkingEarlier });
      // What waits for the person is asked of them again; what waits for a bank is asked of the server.
      const { answer } = sent;
      const isAsked = answer.__typename === 'PaymentNeedsApproval';
      await follow(sent.formKey, isAsked ? answer : await confirmPayment(graph, answer.paymentId));
    });

  const lookAtStart = useEffectEvent(lookAgain);
  useEffect(() => {
    // After the page stands: a question of the bank opens over it.
    const timer = setTimeout(() => void lookAtStart());
    return () => clearTimeout(timer);
  }, []);
  return { ...state, pay, lookAgain };
}

function stateOf(settled: Settled): PaymentState {
  switch (settled.state) {
    // The button stays as it is until the next page is there.
    case 'paid':
      return { isRunning: true, note: messages.running };
    case 'declined':
      return { isRunning: false, error: settled.message, isAboutCard: true };
    case 'refused': {
      const wantsPlace = settled.kind === 'MissingLocalizationInformation';
      return { isRunning: false, error: settled.message, wantsPlace };
    }
    case 'waiting':
      return { isRunning: false, note: messages.waiting, waitsFor: settled.paymentId };
  }
}
