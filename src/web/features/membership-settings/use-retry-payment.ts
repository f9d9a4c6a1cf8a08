import { RetryMembershipPaymentDocument } from '#web/generated/RetryMembershipPayment.ts';
import { showToast } from '#web/features/toasts/show-toast.ts';
import { retriedToast } from './payment-toasts.ts';
import { useKeptPayment } from './use-kept-payment.ts';

/** Tries a failed renewal again with the method that is kept, and tells by a toast what became of it (MEMB-8). */
export function useRetryPayment(membershipId: string, onSettled: () => void) {
  const { run, isRunning } = useKeptPayment(RetryMembershipPaymentDocument);
  const retry = async (): Promise<void> => {
    const settled = await run({ input: { membershipId } });
    void showToast(retriedToast(settled, () => void retry()));
    if (settled !== undefined) onSettled();
  };
  return { retry, isRunning };
}
