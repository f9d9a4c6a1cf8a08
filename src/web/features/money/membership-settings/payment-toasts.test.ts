import { expect, test } from 'vitest';
import { createToastQueue } from '#web/parts/toast/toast-queue.ts';
import { retriedToast } from './payment-toasts.ts';

test('MEMB-8: what comes of a payment that was tried again takes the place of what came of the try before', () => {
  const queue = createToastQueue();
  const again = () => undefined;
  queue.show(retriedToast({ state: 'refused', message: 'Your bank said no.', kind: 'PaymentError' }, again));
  queue.show({ message: 'Something else' });
  queue.dismiss();
  queue.show(retriedToast({ state: 'paid', paymentId: 'p1', chargeId: null }, again));
  expect(queue.current()?.testId).toBe('payment-retried');
  queue.dismiss();
  expect(queue.current()).toBeUndefined();
});
