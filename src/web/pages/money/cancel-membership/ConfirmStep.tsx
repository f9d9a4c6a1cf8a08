import type { CancellationReason } from '#shared/membership/cancellation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { CancelMembershipDocument } from '#web/generated/CancelMembership.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import styles from './ConfirmStep.module.css';

type ConfirmStepProps = {
  readonly membership: OwnMembership;
  readonly reason: CancellationReason;
  readonly onCancelled: () => void;
};

/** What happens then, and the button that does it. */
export function ConfirmStep({ membership, reason, onCancelled }: ConfirmStepProps) {
  const change = useChange(CancelMembershipDocument);
  const { membershipId, currentPeriodEndsAt, isTrial, isPeriodOver } = membership;
  const cancel = async () => {
    if ((await change.run({ input: { membershipId, reason } })) !== undefined) onCancelled();
  };
  const date = formatDate(currentPeriodEndsAt);
  const onGoing = isTrial ? messages.confirmPointsTrial : messages.confirmPoints;
  const points = isPeriodOver ? messages.confirmPointsPast : onGoing;
  return (
    <NarrowPage title={messages.confirmTitle} isArrived>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{formatMessage(point, { date })}</li>
        ))}
      </ul>
      <ErrorNote role="alert">{change.error}</ErrorNote>
      <ButtonRow>
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
      </ButtonRow>
    </NarrowPage>
  );
}
