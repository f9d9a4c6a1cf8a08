import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Graph } from '#web/app/graph/graph-context.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { settlePayment } from './settle-payment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAID: PaymentAnswer = { __typename: 'PaymentSucceeded', paymentId: 'p1', chargeId: 'c1' };
const PENDING: PaymentAnswer = { __typename: 'PaymentPending', paymentId: 'p1' };

/** A server that answers each look at the payment with the next of these, and then with the last. */
function graphThatSays(...answers: readonly (PaymentAnswer | Error)[]) {
  let looks = 0;
  const mutate = (): Promise<unknown> => {
    const answer = answers[Math.min(looks, answers.length - 1)];
    looks += 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ confirmPayment: answer });
  };
  return { graph: { mutate } as unknown as Graph, looks: () => looks };
}

async function settled(graph: Graph, first: PaymentAnswer, onSlow?: () => void) {
  const running = settlePayment(graph, first, onSlow === undefined ? {} : { onSlow });
  await vi.runAllTimersAsync();
  return running;
}

test('MEMB-3: what is paid or refused is certain, and nobody is asked again', async () => {
  const { graph, looks } = graphThatSays(PAID);
  expect(await settled(graph, PAID)).toEqual({ state: 'paid', paymentId: 'p1', chargeId: 'c1' });
  const declined = { __typename: 'PaymentMethodDeclined', reason: 'EXPIRED_CARD', message: 'It has expired.' } as const;
  expect(await settled(graph, declined)).toEqual({ state: 'declined', message: 'It has expired.' });
  const failed = { __typename: 'PaymentError', message: 'Try again.' } as const;
  expect(await settled(graph, failed)).toEqual({ state: 'refused', message: 'Try again.', kind: 'PaymentError' });
  expect(looks()).toBe(0);
});

test('MEMB-3: what is not certain is looked at until it is, over answers that are lost', async () => {
  const { graph, looks } = graphThatSays(PENDING, new Error('no connection'), PAID);
  expect(await settled(graph, PENDING)).toMatchObject({ state: 'paid' });
  expect(looks()).toBe(3);
});

test('MEMB-3: patience ends, and what is left is to wait for a mail or to look again', async () => {
  const { graph, looks } = graphThatSays(PENDING);
  const onSlow = vi.fn<() => void>();
  expect(await settled(graph, PENDING, onSlow)).toEqual({ state: 'waiting', paymentId: 'p1' });
  expect(looks()).toBe(7);
  expect(onSlow).toHaveBeenCalledTimes(1);
});
