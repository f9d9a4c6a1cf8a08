import { type RefObject, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { type FormProgress, FormText } from '#web/parts/form/Form.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListHead, ListItem } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** A page of a publication as who manages it finds it in a list. */
export type ListedPage = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly editHref: string;
  readonly isInBar: boolean;
};

type PageListProps = {
  readonly pages: readonly ListedPage[];
  readonly newHref: string;
  readonly isFull: boolean;
  readonly words: {
    readonly hint: string;
    readonly none: string;
    readonly full: string;
    readonly add: string;
    readonly deleteText: string;
    readonly deleted: string;
  };
  readonly deletion: FormProgress & { readonly clear: () => void };
  /** Resolves with undefined where the page is still there. */
  readonly onDelete: (pageId: string) => Promise<unknown>;
  readonly toastId: string;
};

/** The pages of one kind that a publication has: a way to a new one while there is room, and each to edit or delete. */
export function PageList({ pages, newHref, isFull, words, deletion, onDelete, toastId }: PageListProps) {
  const dialog = useDialog();
  const adding = useRef<HTMLAnchorElement>(null);
  const [chosen, setChosen] = useState<ListedPage>();
  const confirm = async () => {
    if (chosen === undefined) return undefined;
    const done = await onDelete(chosen.id);
    if (done === undefined) return undefined;
    void showToast({ message: words.deleted, testId: toastId });
    adding.current?.focus();
    return done;
  };
  const ask = (page: ListedPage) => {
    setChosen(page);
    deletion.clear();
    dialog.open();
  };
  return (
    <>
      <div>
        <Note>{words.hint}</Note>
        {isFull ? <Note>{words.full}</Note> : <NewPage adding={adding} href={newHref} label={words.add} />}
      </div>
      {pages.length === 0 ? (
        <EmptyText text={words.none} />
      ) : (
        <List>
          {pages.map((page) => (
            <PageItem key={page.id} page={page} onDelete={() => ask(page)} />
          ))}
        </List>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.deleteTitle, { title: chosen?.title ?? '' })}
        submitLabel={messages.delete}
        change={deletion}
        onConfirm={confirm}
        isDanger
      >
        <FormText>{words.deleteText}</FormText>
        {chosen?.isInBar === true && <FormText>{messages.deleteFromBar}</FormText>}
      </ConfirmDialog>
    </>
  );
}

function PageItem({ page, onDelete }: { readonly page: ListedPage; readonly onDelete: () => void }) {
  const { title, facts, editHref } = page;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle dir="auto">{title}</ItemTitle>
        <ItemFacts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <span>
          <ButtonLink
            look="outlined"
            size="small"
            href={editHref}
            aria-label={formatMessage(messages.editNamed, { title })}
          >
            {messages.edit}
          </ButtonLink>
        </span>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.deleteNamed, { title })}
          onClick={onDelete}
        >
          {messages.delete}
        </Button>
      </ItemActions>
    </ListItem>
  );
}

type NewPageProps = {
  readonly adding: RefObject<HTMLAnchorElement | null>;
  readonly href: string;
  readonly label: string;
};

function NewPage({ adding, href, label }: NewPageProps) {
  return (
    <ListHead>
      <ButtonLink ref={adding} href={href}>
        {label}
      </ButtonLink>
    </ListHead>
  );
}
