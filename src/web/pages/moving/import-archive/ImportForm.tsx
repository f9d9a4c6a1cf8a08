import { type SubmitEvent, useState } from 'react';
import { MOST_UPLOAD_BYTES } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FileField } from '#web/parts/import/FileField.tsx';
import type { ArchiveStyle, ArchiveUpload } from './use-send-archive.ts';
import styles from './ImportArchive.module.css';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, as a person says it. */
function sizeText(bytes: number): string {
  let [amount, unit] = [bytes / 1_024, 0];
  while (amount >= 1_000 && unit < UNITS.length - 1) [amount, unit] = [amount / 1_024, unit + 1];
  const options = { style: 'unit', unit: UNITS[unit], maximumFractionDigits: unit === 0 ? 0 : 1 } as const;
  return new Intl.NumberFormat('en', options).format(amount);
}

const choices = [
  { value: 'DRAFTS', label: messages.asDrafts, text: messages.asDraftsText },
  { value: 'AS_THEY_WERE', label: messages.asTheyWere, text: messages.asTheyWereText },
] as const;
const ACCEPTED = '.zip,.json,.xml,.wxr,.csv,.html';

/** Which export comes in, and how. */
export function ImportForm({ upload }: { readonly upload: ArchiveUpload }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [style, setStyle] = useState<ArchiveStyle>('DRAFTS');
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (files.length === 0) return upload.refuse(messages.noFile);
    setIsSending(true);
    await upload.send(files, style);
    setIsSending(false);
  };
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FileField
        label={messages.file}
        hint={
          files.length === 0
            ? formatMessage(messages.fileHint, { megabytes: MOST_UPLOAD_BYTES / 1_048_576 })
            : `${formatMessage(messages.chosen, { count: files.length })} · ${sizeText(size)}`
        }
        error={upload.error}
        multiple
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          upload.refuse(undefined);
          setFiles([...(currentTarget.files ?? [])]);
        }}
      />
      <ChoiceField legend={messages.style} choices={choices} value={style} onChange={setStyle} />
      <Note>{messages.rights}</Note>
      <p>
        <Button type="submit" aria-disabled={isSending} aria-busy={isSending}>
          {messages.submit}
        </Button>
      </p>
    </form>
  );
}
