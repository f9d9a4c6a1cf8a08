import { formatMessage } from '#shared/messages/format-message.ts';
import { mailHoldMessages as messages } from '#shared/messages/mail-holds.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { LiftMailHoldDocument } from '#web/generated/LiftMailHold.ts';
import type { EmailSetting } from '#web/generated/fragments.ts';
import { ErrorNote, Notice } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type MailHoldNoticeProps = { readonly hold: NonNullable<EmailSetting['mailHold']> };

/** Why mail to the viewer is on hold, and a button that has it go on (rule 168). */
export function MailHoldNotice({ hold: { reason, until } }: MailHoldNoticeProps) {
  const { run, isRunning, error } = useChange(LiftMailHoldDocument, { says: 'here' });
  const lift = async () => {
    if ((await run({})) !== undefined) void showToast({ message: messages.lifted, testId: 'mail-hold-lifted' });
  };
  return (
    <>
      <Notice>
        <span>{formatMessage(messages.reasons[reason], { until: until === null ? '' : formatDate(until) })}</span>
        <Button look="plain" size="small" aria-disabled={isRunning} onClick={() => void (isRunning || lift())}>
          {messages.lift}
        </Button>
      </Notice>
      <ErrorNote role="alert">{error}</ErrorNote>
    </>
  );
}
