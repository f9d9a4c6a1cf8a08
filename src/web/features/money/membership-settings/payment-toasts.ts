import { changeMessages } from '#shared/messages/changes.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { toastMessages } from '#shared/messages/toasts.ts';
import type { Settled } from '#web/features/money/checkout/payment-answer.ts';
import type { ToastInput } from '#web/parts/toast/toast-queue.ts';

/**
 * What became of a renewal that was tried again: undefined where nothing
 * reached the server, so that it can be tried again. It takes the place of what was said of the try before.
 */
export function retriedToast(settled: Settled | undefined, retry: () => void): ToastInput {
  return { about: 'retried-renewal', ...sayRetried(settled, retry) };
}

function sayRetried(settled: Settled | undefined, retry: () => void): ToastInput {
  switch (settled?.state) {
    case undefined:
      return {
        message: navigator.onLine ? changeMessages.unexpected : changeMessages.offline,
        duration: 'NEXTPAGE',
        toastStyle: 'RETRY_PAYMENT_CONNECTION_ERROR',
        tone: 'danger',
        action: { label: toastMessages.retry, run: retry },
        testId: 'retry-payment-connection-error',
      };
    case 'paid':
      return { message: messages.retried, testId: 'payment-retried' };
    case 'waiting':
      return { message: messages.retryWaits, testId: 'payment-waits' };
    case 'declined':
    case 'refused':
      return { message: settled.message, duration: 'NEXTPAGE', tone: 'danger', testId: 'payment-refused' };
  }
}
