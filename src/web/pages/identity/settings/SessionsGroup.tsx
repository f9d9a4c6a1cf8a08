import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { List, ListFoot } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { EndOtherSessionsDocument } from '#web/generated/EndOtherSessions.ts';
import type { SessionsSetting as Person } from '#web/generated/fragments.ts';
import { SessionItem } from './SessionItem.tsx';

/** Where one is signed in (rule 139): this device first. */
export function SessionsGroup({ person }: { readonly person: Person }) {
  const dialog = useResumedDialog('end-sessions');
  const change = useChange(EndOtherSessionsDocument);
  const sessions = person.sessions ?? [];
  const ordered = [...sessions.filter((one) => one.isCurrent), ...sessions.filter((one) => !one.isCurrent)];
  const end = async () => {
    const ended = await change.run({});
    if (ended !== undefined) void showToast({ message: formatMessage(messages.sessionsEnded, { count: ended.count }) });
    return ended;
  };
  return (
    <RowGroup anchor="sessions" title={messages.sessionsTitle}>
      <Note>{messages.sessionsText}</Note>
      <List>
        {ordered.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </List>
      {sessions.length > 1 && (
        <ListFoot>
          <Button look="outlined" size="small" onClick={dialog.open}>
            {messages.sessionsEndOthers}
          </Button>
        </ListFoot>
      )}
      <ConfirmChange
        dialog={dialog}
        title={messages.sessionsEndTitle}
        submitLabel={messages.sessionsEndOthers}
        change={change}
        onConfirm={end}
      >
        {messages.sessionsEndText}
      </ConfirmChange>
    </RowGroup>
  );
}
