import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import { MOST_REPLIES } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ItemActions, ItemTitle, ItemWords, List, ListHead, ListItem } from '#web/parts/list/List.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { DeleteSubmissionReplyDocument } from '#web/generated/DeleteSubmissionReply.ts';
import type { PublicationReply } from '#web/generated/fragments.ts';
import { ReplyDialog } from './ReplyDialog.tsx';
import styles from './SubmissionSettings.module.css';

type SubmissionRepliesProps = {
  readonly publicationId: string;
  readonly replies: readonly PublicationReply[];
  /** Asks again what there is. */
  readonly onChanged: () => void;
};

/** Answers that the editors keep ready: added, worded anew, deleted. */
export function SubmissionReplies({ publicationId, replies, onChanged }: SubmissionRepliesProps) {
  const [edited, setEdited] = useState<PublicationReply | 'new' | null>(null);
  const [deleted, setDeleted] = useState<PublicationReply | null>(null);
  const change = useChange(DeleteSubmissionReplyDocument);
  const remove = async () => {
    const done = deleted && (await change.run({ collectionId: publicationId, id: deleted.id }));
    if (!done) return undefined;
    onChanged();
    void showToast({ message: messages.replyDeleted });
    return done;
  };
  return (
    <RowGroup title={messages.replies}>
      <Note>{messages.repliesHint}</Note>
      {replies.length < MOST_REPLIES && (
        <ListHead>
          <Button look="outlined" onClick={() => setEdited('new')}>
            {messages.addReply}
          </Button>
        </ListHead>
      )}
      {replies.length === 0 && <EmptyText text={messages.noReplies} />}
      {replies.length > 0 && (
        <List>
          {replies.map((reply) => (
            <ListItem key={reply.id}>
              <ItemWords>
                <ItemTitle dir="auto">{reply.title}</ItemTitle>
                <p className={styles.reply} dir="auto">
                  {reply.body}
                </p>
              </ItemWords>
              <ItemActions>
                <Button
                  look="plain"
                  size="small"
                  aria-label={formatMessage(messages.editReplyNamed, { title: reply.title })}
                  onClick={() => setEdited(reply)}
                >
                  {messages.editReply}
                </Button>
                <Button
                  look="plain"
                  size="small"
                  aria-label={formatMessage(messages.deleteReplyNamed, { title: reply.title })}
                  onClick={() => setDeleted(reply)}
                >
                  {messages.deleteReply}
                </Button>
              </ItemActions>
            </ListItem>
          ))}
        </List>
      )}
      {edited !== null && (
        <ReplyDialog
          publicationId={publicationId}
          reply={edited === 'new' ? null : edited}
          onSaved={onChanged}
          onClosed={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        dialog={{ isOpen: deleted !== null, open: () => undefined, closed: () => setDeleted(null) }}
        title={messages.deleteTitle}
        submitLabel={messages.deleteReply}
        change={change}
        onConfirm={remove}
        isDanger
      >
        {messages.deleteText}
      </ConfirmDialog>
    </RowGroup>
  );
}
