import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Notice } from '#web/parts/frame/Note.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { RetryMembershipPaymentDocument } from '#web/generated/RetryMembershipPayment.ts';
import type { Settled } from '#web/features/money/checkout/payment-answer.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { retriedToast } from './payment-toasts.ts';
import { useKeptPayment } from './use-kept-payment.ts';
import own from './MembershipSettings.module.css';

/** Tries a failed renewal again with the method that is kept, and tells by a toast what became of it (MEMB-8). */
function useRetryPayment(membershipId: string, onSettled: () => void) {
  const tell = (settled: Settled | undefined): void => {
    void showToast(retriedToast(settled, () => void retry()));
    if (settled !== undefined) onSettled();
  };
  const { run, isRunning } = useKeptPayment(RetryMembershipPaymentDocument, { subject: 'renewal', onResumed: tell });
  const retry = async (): Promise<void> => {
    tell(await run({ input: { membershipId } }));
  };
  return { retry, isRunning };
}

type FailedPaymentProps = { readonly membership: OwnMembership; readonly onChanged: () => void };

/** A renewal that did not go through: until when one keeps reading, and what mends it (rule 85). */
export function FailedPayment({ membership, onChanged }: FailedPaymentProps) {
  const { membershipId, graceEndsAt, currentPeriodEndsAt } = membership;
  const { retry, isRunning } = useRetryPayment(membershipId, onChanged);
  return (
    <Notice isUrgent role="alert">
      <span>{formatMessage(messages.failed, { date: formatDate(graceEndsAt ?? currentPeriodEndsAt) })}</span>
      <span className={own.ways}>
        <Button
          size="small"
          look="outlined"
          aria-disabled={isRunning}
          aria-busy={isRunning}
          onClick={() => void (isRunning || retry())}
        >
          {messages.retry}
        </Button>
        <ButtonLink href={buildPath('UpdatePayment')} size="small">
          {messages.methodUpdateSpoken}
        </ButtonLink>
      </span>
    </Notice>
  );
}
