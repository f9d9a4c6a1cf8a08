import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Notice } from '#web/parts/frame/Note.tsx';
import type { ArchiveSetting as Person } from '#web/generated/fragments.ts';
import { RequestArchiveDocument } from '#web/generated/RequestArchive.ts';

type Archive = NonNullable<Person['archives']>[number];

/** Everything that one has here, as an archive (rule 143): asked for, made, downloaded. */
export function ArchiveSetting({ person, onChanged }: { readonly person: Person; readonly onChanged: () => void }) {
  const dialog = useResumedDialog('archive');
  const request = useChange(RequestArchiveDocument);
  const newest = person.archives?.[0];
  const isWaiting = newest?.state === 'WAITING';
  const confirm = async () => {
    const requested = await request.run({});
    if (requested !== undefined) onChanged();
    return requested;
  };
  return (
    <Row
      title={messages.exportTitle}
      text={messages.exportText}
      actions={
        !isWaiting && (
          <Button look="outlined" size="small" onClick={dialog.open}>
            {messages.exportAction}
          </Button>
        )
      }
    >
      {newest !== undefined && <ArchiveState archive={newest} />}
      <ConfirmChange
        dialog={dialog}
        title={messages.exportDialogTitle}
        wantsStepUp
        submitLabel={messages.exportAction}
        change={request}
        onConfirm={confirm}
      >
        {messages.exportText}
      </ConfirmChange>
    </Row>
  );
}

function ArchiveState({ archive }: { readonly archive: Archive }) {
  const { state, readyAt, requestedAt, expiresAt, downloadPaths } = archive;
  if (state === 'WAITING') return <ArchiveNotice text={messages.exportWaiting} />;
  if (state === 'FAILED') return <ArchiveNotice text={messages.exportFailed} />;
  const [date, until] = [formatDate(readyAt ?? requestedAt), expiresAt === null ? '' : formatDate(expiresAt)];
  return (
    <Notice>
      <span>{formatMessage(messages.exportReady, { date, until })}</span>
      {downloadPaths.map((path, index) => (
        <a key={path} href={path} download>
          {downloadPaths.length === 1
            ? messages.exportDownload
            : formatMessage(messages.exportDownloadPart, { part: index + 1 })}
        </a>
      ))}
    </Notice>
  );
}

function ArchiveNotice({ text }: { readonly text: string }) {
  return (
    <Notice>
      <span>{text}</span>
    </Notice>
  );
}
