import { useState } from 'react';
import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import { MOST_NOTE_LENGTH, MOST_REPLY_TITLE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Form } from '#web/parts/form/Form.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PublicationReply } from '#web/generated/fragments.ts';
import { SaveSubmissionReplyDocument } from '#web/generated/SaveSubmissionReply.ts';

type ReplyDialogProps = {
  readonly publicationId: string;
  /** Null for a new one. */
  readonly reply: PublicationReply | null;
  readonly onSaved: () => void;
  readonly onClosed: () => void;
};

/** What an answer is called among the editors, and what it says. */
export function ReplyDialog({ publicationId, reply, onSaved, onClosed }: ReplyDialogProps) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const change = useChange(SaveSubmissionReplyDocument);
  const save = async (close: () => void) => {
    const done = await change.run({ input: { collectionId: publicationId, id: reply?.id ?? null, title, body } });
    if (done === undefined) return;
    onSaved();
    close();
    void showToast({ message: messages.replySaved });
  };
  const type = (set: (text: string) => void) => (text: string) => {
    change.clear();
    set(text);
  };
  return (
    <Dialog title={reply === null ? messages.newReplyTitle : messages.changeReplyTitle} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.save} onSubmit={() => void save(close)}>
          <CountedField
            label={messages.replyName}
            value={title}
            most={MOST_REPLY_TITLE_LENGTH}
            onChange={type(setTitle)}
            error={undefined}
            autoComplete="off"
            isFirst
          />
          <CountedField
            label={messages.replyText}
            value={body}
            most={MOST_NOTE_LENGTH}
            onChange={type(setBody)}
            error={undefined}
            lines={5}
          />
        </Form>
      )}
    </Dialog>
  );
}
