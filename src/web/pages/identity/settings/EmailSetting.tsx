import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { sendVerificationEmail } from '#web/features/ground/banners/verify-email.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ErrorNote, Notice } from '#web/parts/frame/Note.tsx';
import { CancelEmailChangeDocument } from '#web/generated/CancelEmailChange.ts';
import type { EmailSetting as Person } from '#web/generated/fragments.ts';
import { MailHoldNotice } from './MailHoldNotice.tsx';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

/** The address, whether it is proven, and the one that it is to become (rules 128, 141). */
export function EmailSetting({ person, onChanged }: { readonly person: Person; readonly onChanged: () => void }) {
  const graph = use(GraphContext);
  const dialog = useResumedDialog('email');
  const cancelling = useChange(CancelEmailChangeDocument);
  const { emailObfuscated, unverifiedEmail, isEmailChanging } = person;
  return (
    <Row
      anchor="email"
      title={messages.emailTitle}
      value={emailObfuscated ?? messages.emailNone}
      actions={
        <Button look="outlined" size="small" aria-label={messages.emailDialogTitle} onClick={dialog.open}>
          {settingsMessages.change}
        </Button>
      }
    >
      {unverifiedEmail !== null && (
        <Notice>
          <span>
            {isEmailChanging
              ? formatMessage(messages.emailPending, { email: unverifiedEmail })
              : messages.emailUnverified}
          </span>
          {!isEmailChanging ? (
            <Button look="plain" size="small" onClick={() => void sendVerificationEmail(graph)}>
              {messages.emailResend}
            </Button>
          ) : (
            <Button
              look="plain"
              size="small"
              aria-disabled={cancelling.isRunning}
              onClick={() => void cancelling.run({})}
            >
              {messages.emailPendingCancel}
            </Button>
          )}
        </Notice>
      )}
      {person.mailHold !== null && <MailHoldNotice hold={person.mailHold} />}
      <ErrorNote role="alert">{cancelling.error}</ErrorNote>
      {dialog.isOpen && <ChangeEmailDialog dialog={dialog} onChanged={onChanged} />}
    </Row>
  );
}
