import type { CancellationReason } from '#shared/membership/cancellation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { NarrowPage } from '#web/features/money/membership-settings/NarrowPage.tsx';
import styles from '#web/features/money/membership-settings/NarrowPage.module.css';
import { useChange } from '#web/app/graph/use-change.ts';
import { CancelMembershipDocument } from '#web/generated/CancelMembership.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';

type ConfirmStepProps = {
  readonly membership: OwnMembership;
  readonly reason: CancellationReason;
  readonly onCancelled: () => void;
};

/** What happens then, and the button that does it. */
export function ConfirmStep({ membership, reason, onCancelled }: ConfirmStepProps) {
  const change = useChange(CancelMembershipDocument);
  const { membershipId, currentPeriodEndsAt, isTrial, paymentFailedAt } = membership;
  const cancel = async () => {
    if ((await change.run({ input: { membershipId, reason } })) !== undefined) onCancelled();
  };
  const date = formatDate(currentPeriodEndsAt);
  const onGoing = isTrial ? messages.confirmPointsTrial : messages.confirmPoints;
  const points = paymentFailedAt === null ? onGoing : messages.confirmPointsPast;
  return (
    <NarrowPage title={messages.confirmTitle} isArrived>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{formatMessage(point, { date })}</li>
        ))}
      </ul>
      <p className={styles.error} role="alert">
        {change.error}
      </p>
      <p className={styles.ways}>
        <span className={styles.danger}>
          <Button
            aria-disabled={change.isRunning}
            aria-busy={change.isRunning}
            onClick={() => void (change.isRunning || cancel())}
          >
            {messages.confirm}
          </Button>
        </span>
        <ButtonLink href={membershipSettingsPath()} look="plain">
          {messages.keep}
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
