import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { membershipSettingsPath, reactivatePath } from '#web/features/money/membership-settings/membership-paths.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { rememberNote } from '#web/features/money/membership-settings/tab-note.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { UncancelMembershipMutationDocument } from '#web/generated/UncancelMembershipMutation.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';

type CancelledProps = { readonly membership: OwnMembership; readonly isArrived: boolean };

/** Until when one reads on, and the way back (rules 86, 89). */
export function Cancelled({ membership, isArrived }: CancelledProps) {
  const change = useChange(UncancelMembershipMutationDocument);
  const { membershipId, canReactivate, isPeriodOver, planV2, currentPeriodEndsAt } = membership;
  const reactivate = async () => {
    // Free by what this page says; where the period has ended since, it says so and nothing is charged.
    const shown = { amount: 0, currency: planV2.price.currency };
    const done = await change.run({ input: { membershipId, shown } });
    if (done === undefined) return;
    if (done.__typename !== 'MutationSuccess') return location.assign(reactivatePath());
    rememberNote(messages.reactivated);
    location.assign(membershipSettingsPath());
  };
  const date = formatDate(currentPeriodEndsAt);
  const text = isPeriodOver ? messages.doneTextPast : formatMessage(messages.doneText, { date });
  return (
    <NarrowPage title={messages.doneTitle} text={text} isArrived={isArrived}>
      <ErrorNote role="alert">{change.error}</ErrorNote>
      <ButtonRow>
        {canReactivate && isPeriodOver && (
          // There it says what a new period costs.
          <ButtonLink href={reactivatePath()}>{messages.reactivate}</ButtonLink>
        )}
        {canReactivate && !isPeriodOver && (
          <Button
            aria-disabled={change.isRunning}
            aria-busy={change.isRunning}
            onClick={() => void (change.isRunning || reactivate())}
          >
            {messages.reactivate}
          </Button>
        )}
        <ButtonLink href={membershipSettingsPath()} look="plain">
          {messages.toSettings}
        </ButtonLink>
      </ButtonRow>
    </NarrowPage>
  );
}
