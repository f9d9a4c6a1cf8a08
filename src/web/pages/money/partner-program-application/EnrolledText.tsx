import { formatMessage } from '#shared/messages/format-message.ts';
import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { LeavePartnerProgramDocument } from '#web/generated/LeavePartnerProgram.ts';
import type { PartnerEnrollment } from '#web/generated/fragments.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type EnrolledTextProps = { readonly enrollment: PartnerEnrollment; readonly isSuspended: boolean };

/** Who is in: since when, whether it is paused, and the way out. */
export function EnrolledText({ enrollment, isSuspended }: EnrolledTextProps) {
  const { enrolledAt, pausedAt } = enrollment;
  const dialog = useDialog();
  const leaving = useChange(LeavePartnerProgramDocument);
  const pathOf = useMainPath();
  const dashboard = pathOf('ShowPartnerDashboard');
  const payouts = pathOf('ShowPayoutDashboard');
  const confirm = async () => {
    const done = await leaving.run({});
    if (done !== undefined) void showToast({ message: messages.left, testId: 'partner-left' });
    return done;
  };
  return (
    <StackedPage title={messages.enrolled}>
      {pausedAt !== null && (
        <Notice>
          <div>
            <h2>{messages.paused}</h2>
            <p>{messages.pausedText}</p>
          </div>
        </Notice>
      )}
      <p>
        {isSuspended
          ? messages.suspendedIn
          : formatMessage(messages.enrolledText, { date: formatDate(enrolledAt ?? 0) })}
      </p>
      <ButtonRow>
        {dashboard !== undefined && <ButtonLink href={dashboard}>{messages.dashboard}</ButtonLink>}
        {payouts !== undefined && (
          <ButtonLink look="outlined" href={payouts}>
            {messages.payouts}
          </ButtonLink>
        )}
        <Button look="outlined" onClick={dialog.open}>
          {messages.leave}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        dialog={dialog}
        title={messages.leaveTitle}
        submitLabel={messages.leave}
        isDanger
        change={leaving}
        onConfirm={confirm}
      >
        {messages.leaveText}
      </ConfirmDialog>
    </StackedPage>
  );
}
