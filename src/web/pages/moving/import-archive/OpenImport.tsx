import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ImportProgress } from '#web/parts/import/ImportProgress.tsx';
import { CancelArchiveImportDocument } from '#web/generated/CancelArchiveImport.ts';
import type { OwnImport } from '#web/generated/fragments.ts';

type OpenImportProps = {
  /** Undefined while this page has announced files and the list does not know yet. */
  readonly open: OwnImport | undefined;
  /** Of the upload, where this page sends it. */
  readonly percent: number | undefined;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
};

/** What goes on now, and the way to end it. */
export function OpenImport({ open, percent, onChanged, onCancel }: OpenImportProps) {
  const cancel = useChange(CancelArchiveImportDocument, { says: 'toast' });
  const end = async () => {
    onCancel();
    if (open !== undefined) await cancel.run({ importId: open.id });
    onChanged();
  };
  const { text, value, most } = stepOf(open, percent);
  const isAway = percent === undefined && open?.state === 'UPLOADING';
  return (
    <ImportProgress text={text} label={messages.progress} done={isAway ? null : { value, most: most ?? 1 }}>
      {open !== undefined && open.state !== 'UPLOADING' && <Note>{messages.leave}</Note>}
      <p>
        <Button look="outlined" size="small" aria-disabled={cancel.isRunning} onClick={() => void end()}>
          {messages.cancel}
        </Button>
      </p>
    </ImportProgress>
  );
}

type Step = { readonly text: string; readonly value?: number; readonly most?: number };

function stepOf(open: OwnImport | undefined, percent: number | undefined): Step {
  if (percent !== undefined) return { text: formatMessage(messages.uploading, { percent }), value: percent, most: 100 };
  if (open === undefined || open.state === 'WAITING') return { text: messages.waiting };
  if (open.state === 'UPLOADING') return { text: messages.uploadStopped };
  const { doneCount: done, totalCount: total } = open;
  if (total === null || done === 0) return { text: messages.reading };
  return { text: formatMessage(messages.running, { done, total }), value: done, most: Math.max(total, 1) };
}
