import { lazy, Suspense, use } from 'react';
import { bookMessages as messages } from '#shared/messages/books.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import type { OwnBook } from '#web/generated/fragments.ts';
import { RemoveBookDocument } from '#web/generated/RemoveBook.ts';
import { UserBooksPageQueryDocument } from '#web/generated/UserBooksPageQuery.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './Books.module.css';

const Dialog = lazy(async () => ({ default: (await import('./BookDialog.tsx')).BookDialog }));

type BookActionsProps = {
  readonly owner: { readonly id: string; readonly username: string };
  /** Absent below the list, where a new one is added. */
  readonly book?: OwnBook;
};

/** What an author does with a book on their own profile; nothing on that of somebody else. */
export function BookActions({ owner, book }: BookActionsProps) {
  const { data } = useQuery(ViewerQueryDocument);
  const graph = use(GraphContext);
  const dialog = useDialog();
  if (data?.viewer?.id !== owner.id) return null;
  const refresh = () => graph.refetch(graph.keyOf(UserBooksPageQueryDocument, { username: owner.username }));
  const editing = dialog.isOpen && (
    <Suspense>
      <Dialog book={book} onSaved={refresh} onClosed={dialog.closed} />
    </Suspense>
  );
  if (book === undefined) {
    return (
      <div className={styles.actions}>
        <Button onClick={dialog.open}>{messages.add}</Button>
        {editing}
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        look="outlined"
        size="small"
        aria-label={formatMessage(messages.editNamed, { title: book.title })}
        onClick={dialog.open}
      >
        {messages.edit}
      </Button>
      <RemoveBook book={book} onRemoved={refresh} />
      {editing}
    </div>
  );
}

type RemoveBookProps = { readonly book: OwnBook; readonly onRemoved: () => void };

function RemoveBook({ book: { id: bookId, title }, onRemoved }: RemoveBookProps) {
  const dialog = useDialog();
  const change = useChange(RemoveBookDocument);
  const remove = async () => {
    const done = await change.run({ bookId });
    if (done === undefined) return undefined;
    void showToast({ message: messages.removed });
    onRemoved();
    return done;
  };
  return (
    <>
      <Button
        look="plain"
        size="small"
        aria-label={formatMessage(messages.removeNamed, { title })}
        onClick={dialog.open}
      >
        {messages.remove}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.removeTitle, { title })}
        submitLabel={messages.remove}
        change={change}
        onConfirm={remove}
        isDanger
      >
        {messages.removeText}
      </ConfirmDialog>
    </>
  );
}
