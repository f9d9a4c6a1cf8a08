import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyImportMessages as messages } from '#shared/messages/story-imports.ts';
import { MOST_CANONICAL_URL_LENGTH } from '#shared/story/publishing-limits.ts';
import { ImportStoryByAddressDocument } from '#web/generated/ImportStoryByAddress.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import formStyles from '../../ground/settings/ChangeForm.module.css';
import { CountedField } from '#web/features/ground/settings/CountedField.tsx';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';

type ImportStoryDialogProps = { readonly onImported: (postId: string) => void; readonly onClosed: () => void };

/** Asks where a story stands, and waits until it is here. */
export function ImportStoryDialog({ onImported, onClosed }: ImportStoryDialogProps) {
  const [url, setUrl] = useState('');
  const change = useChange(ImportStoryByAddressDocument);
  const bring = async (close: () => void) => {
    const done = await change.run({ url });
    if (done === undefined) return;
    close();
    const { missingImageCount: count } = done;
    const missing = count === 0 ? [] : [formatMessage(messages.picturesMissing, { count })];
    void showToast({ message: [messages.done, ...missing].join(' '), testId: 'story-imported' });
    onImported(done.postId);
  };
  return (
    <SettingsDialog title={messages.title} onClosed={onClosed}>
      {(close) => (
        <ChangeForm
          dialog="import-story"
          close={close}
          change={change}
          submitLabel={messages.submit}
          hasOwnError
          onSubmit={() => void bring(close)}
        >
          <p className={formStyles.text}>{messages.text}</p>
          <CountedField
            label={messages.address}
            hint={messages.rights}
            value={url}
            most={MOST_CANONICAL_URL_LENGTH}
            autoComplete="url"
            error={change.error}
            onChange={(value) => {
              change.clear();
              setUrl(value);
            }}
            isFirst
          />
          <output className={formStyles.text}>{change.isRunning ? messages.importing : ''}</output>
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}
