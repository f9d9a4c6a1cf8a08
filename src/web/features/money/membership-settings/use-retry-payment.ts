import { RetryMembershipPaymentDocument } from '#web/generated/RetryMembershipPayment.ts';
import type { Settled } from '#web/features/money/checkout/payment-answer.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { retriedToast } from './payment-toasts.ts';
import { useKeptPayment } from './use-kept-payment.ts';

/** Tries a failed renewal again with the method that is kept, and tells by a toast what became of it (MEMB-8). */
export function useRetryPayment(membershipId: string, onSettled: () => void) {
  const tell = (settled: Settled | undefined): void => {
    void showToast(retriedToast(settled, () => void retry()));
    if (settled !== undefined) onSettled();
  };
  const { run, isRunning } = useKeptPayment(RetryMembershipPaymentDocument, { subject: 'renewal', onResumed: tell });
  const retry = async (): Promise<void> => {
    // What was said of the try before stays until the next page, and would stand before what comes of this one.
    const { toasts } = await import('#web/parts/toast/toast-queue.ts');
    toasts.leavePage();
    tell(await run({ input: { membershipId } }));
  };
  return { retry, isRunning };
}
