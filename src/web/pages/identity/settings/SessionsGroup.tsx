import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/features/ground/settings/ConfirmDialog.tsx';
import { SettingsGroup } from '#web/features/ground/settings/SettingsGroup.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import { useDialog } from '#web/features/ground/settings/use-dialog.ts';
import styles from '#web/features/ground/settings/Settings.module.css';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { EndOtherSessionsDocument } from '#web/generated/EndOtherSessions.ts';
import type { SessionsSetting as Person } from '#web/generated/fragments.ts';
import { SessionItem } from './SessionItem.tsx';

/** Where one is signed in (rule 139): this device first. */
export function SessionsGroup({ person }: { readonly person: Person }) {
  const dialog = useDialog('end-sessions');
  const change = useChange(EndOtherSessionsDocument);
  const sessions = person.sessions ?? [];
  const ordered = [...sessions.filter((one) => one.isCurrent), ...sessions.filter((one) => !one.isCurrent)];
  const end = async () => {
    const ended = await change.run({});
    if (ended !== undefined) void showToast({ message: formatMessage(messages.sessionsEnded, { count: ended.count }) });
    return ended;
  };
  return (
    <SettingsGroup anchor="sessions" title={messages.sessionsTitle}>
      <p className={styles.note}>{messages.sessionsText}</p>
      <ul className={styles.list}>
        {ordered.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p className={styles.after}>
          <Button look="outlined" size="small" onClick={dialog.open}>
            {messages.sessionsEndOthers}
          </Button>
        </p>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={messages.sessionsEndTitle}
        submitLabel={messages.sessionsEndOthers}
        change={change}
        onConfirm={end}
      >
        {messages.sessionsEndText}
      </ConfirmDialog>
    </SettingsGroup>
  );
}
