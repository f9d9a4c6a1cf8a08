import { useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { pageLimits } from '#shared/publications/page-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { ButtonLink, Button } from '#web/design/Button.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormButtons, FormText } from '#web/parts/form/Form.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { DeleteCollectionPageDocument } from '#web/generated/DeleteCollectionPage.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { subpagePath, writePagePath } from './subpage-path.ts';

/** `/{slug}/settings/subpages`: the pages of a publication beside the one about it (PUB-1). */
export function SubpagesSettings({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const { id, subpages, navigationItems } = publication;
  const dialog = useDialog();
  const deletion = useChange(DeleteCollectionPageDocument);
  const adding = useRef<HTMLAnchorElement>(null);
  const [chosen, setChosen] = useState<(typeof subpages)[number]>();
  const isFull = subpages.length >= pageLimits.mostPages;
  const isInBar = navigationItems.some(({ destination, value }) => destination === 'PAGE' && value === chosen?.slug);
  const confirm = async () => {
    if (chosen === undefined) return undefined;
    const done = await deletion.run({ collectionId: id, pageId: chosen.id });
    if (done === undefined) return undefined;
    void showToast({ message: messages.deleted, testId: 'page-deleted' });
    adding.current?.focus();
    return done;
  };
  return (
    <ManagementFrame publication={publication} title={messages.subpagesTitle}>
      <Note>{messages.subpagesHint}</Note>
      {subpages.length === 0 && <EmptyText text={messages.noSubpages} />}
      <List>
        {subpages.map((page) => (
          <ListItem key={page.id}>
            <ItemWords>
              <ItemTitle dir="auto">{page.title}</ItemTitle>
              <ItemFacts>
                <span>{decodeURI(subpagePath(publication, page.slug))}</span>
              </ItemFacts>
            </ItemWords>
            <ItemActions>
              <span>
                <ButtonLink
                  look="outlined"
                  size="small"
                  href={writePagePath(publication, page.slug)}
                  aria-label={formatMessage(messages.editNamed, { title: page.title })}
                >
                  {messages.edit}
                </ButtonLink>
              </span>
              <Button
                look="plain"
                size="small"
                aria-label={formatMessage(messages.deleteNamed, { title: page.title })}
                onClick={() => {
                  setChosen(page);
                  deletion.clear();
                  dialog.open();
                }}
              >
                {messages.delete}
              </Button>
            </ItemActions>
          </ListItem>
        ))}
      </List>
      {isFull ? (
        <Note>{formatMessage(messages.tooManyPages, { most: pageLimits.mostPages })}</Note>
      ) : (
        <FormButtons>
          <ButtonLink ref={adding} href={writePagePath(publication)}>
            {messages.newPage}
          </ButtonLink>
        </FormButtons>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.deleteTitle, { title: chosen?.title ?? '' })}
        submitLabel={messages.delete}
        change={deletion}
        onConfirm={confirm}
        isDanger
      >
        <FormText>{messages.deleteText}</FormText>
        {isInBar && <FormText>{messages.deleteFromBar}</FormText>}
      </ConfirmDialog>
    </ManagementFrame>
  );
}
