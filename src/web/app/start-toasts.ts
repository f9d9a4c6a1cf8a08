import { shellMessages } from '#shared/messages/shell.ts';
import { toasts } from '#web/features/toasts/toast-queue.ts';

/** Messages that the address carries: each is shown once and taken out of the address (1§4, decisions T1). */
export function showStartToasts(host: Window): void {
  const address = new URL(host.location.href);
  if (address.searchParams.get('updatedPayment') !== '1') return;
  toasts.show({ message: shellMessages.paymentMethodUpdated });
  address.searchParams.delete('updatedPayment');
  host.history.replaceState(host.history.state, '', address);
}
