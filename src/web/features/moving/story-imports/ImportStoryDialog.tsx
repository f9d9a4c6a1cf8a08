import { useState } from 'react';
import { archiveImportMessages } from '#shared/messages/archive-imports.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyImportMessages as messages } from '#shared/messages/story-imports.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { MOST_CANONICAL_URL_LENGTH } from '#shared/story/publishing-limits.ts';
import { ImportStoryByAddressDocument } from '#web/generated/ImportStoryByAddress.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

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
    <Dialog title={messages.title} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.submit}
          hasOwnError
          onSubmit={() => void bring(close)}
        >
          <FormText>{messages.text}</FormText>
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
          <FormText>
            {archiveImportMessages.whole}{' '}
            <Link to={buildPath('ImportArchive')}>{archiveImportMessages.wholeAction}</Link>
          </FormText>
          <FormText isLive>{change.isRunning ? messages.importing : ''}</FormText>
        </Form>
      )}
    </Dialog>
  );
}
