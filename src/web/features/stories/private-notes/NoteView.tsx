import { formatMessage } from '#shared/messages/format-message.ts';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { Button } from '#web/design/Button.tsx';
import { LinkedText } from '#web/parts/frame/LinkedText.tsx';
import type { NoteItem } from '#web/generated/fragments.ts';
import { NoteHead } from './NoteHead.tsx';
import styles from './Notes.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { useNoteChanges } from './use-note-changes.ts';

type NoteViewProps = { readonly note: NoteItem; readonly onRemoved: () => void };

/** A private note with the passage, the thread of replies, and what the viewer may do. */
export function NoteView({ note, onRemoved }: NoteViewProps) {
  const { reply, resolve, remove, removeReply } = useNoteChanges(note.id);
  const { viewerCan, resolvedBy } = note;
  const isResolved = note.resolvedAt !== null;
  return (
    <article className={styles.note} data-resolved={isResolved}>
      <blockquote className={styles.passage} dir="auto">
        {note.text}
      </blockquote>
      {note.isPassageChanged && <p className={styles.about}>{messages.passageChanged}</p>}
      <NoteHead user={note.user} createdAt={note.createdAt} />
      <p className={styles.body} dir="auto">
        <LinkedText text={note.body} />
      </p>
      {note.replies.length > 0 && (
        <ol className={styles.replies}>
          {note.replies.map((one) => (
            <li key={one.id} className={styles.reply}>
              <NoteHead user={one.user} createdAt={one.createdAt} />
              <p className={styles.body} dir="auto">
                <LinkedText text={one.body} />
              </p>
              {one.viewerCanDelete && (
                <Button look="plain" size="small" onClick={() => void removeReply(one.id)}>
                  {messages.remove}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <output className={styles.about}>
        {isResolved && (resolvedBy ? formatMessage(messages.resolvedBy, { name: resolvedBy.name }) : messages.resolved)}
      </output>
      {viewerCan.reply && (
        <ReplyForm label={formatMessage(messages.replyTo, { name: note.user?.name ?? '' })} onSend={reply} />
      )}
      <p className={styles.actions}>
        {viewerCan.resolve && (
          <Button look="outlined" size="small" onClick={() => void resolve(!isResolved)}>
            {isResolved ? messages.reopen : messages.resolve}
          </Button>
        )}
        {viewerCan.delete && (
          <Button look="plain" size="small" onClick={() => void remove().then((isDone) => isDone && onRemoved())}>
            {messages.remove}
          </Button>
        )}
      </p>
    </article>
  );
}
