import { useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormButtons, FormText } from '#web/parts/form/Form.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { DeleteCollectionSectionDocument } from '#web/generated/DeleteCollectionSection.ts';
import type { SectionRow } from '#web/generated/fragments.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { arrangeSectionPath, sectionPath } from './section-path.ts';

/** `/{slug}/settings/feature-pages`: what gathers stories of a publication (PUB-1). */
export function FeaturePagesSettings({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const { id, sections, navigationItems } = publication;
  const dialog = useDialog();
  const deletion = useChange(DeleteCollectionSectionDocument);
  const adding = useRef<HTMLAnchorElement>(null);
  const [chosen, setChosen] = useState<SectionRow>();
  const isFull = sections.length >= sectionLimits.mostSections;
  const isInBar = navigationItems.some(({ destination, value }) => destination === 'SECTION' && value === chosen?.slug);
  const confirm = async () => {
    if (chosen === undefined) return undefined;
    const done = await deletion.run({ collectionId: id, sectionId: chosen.id });
    if (done === undefined) return undefined;
    void showToast({ message: messages.deleted, testId: 'section-deleted' });
    adding.current?.focus();
    return done;
  };
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      <Note>{messages.hint}</Note>
      {sections.length === 0 && <EmptyText text={messages.none} />}
      <List>
        {sections.map((section) => (
          <ListItem key={section.id}>
            <ItemWords>
              <ItemTitle dir="auto">{section.title}</ItemTitle>
              <ItemFacts>
                <span>{contentOf(section)}</span>
                <span>{decodeURI(sectionPath(publication, section.slug))}</span>
              </ItemFacts>
            </ItemWords>
            <ItemActions>
              <span>
                <ButtonLink
                  look="outlined"
                  size="small"
                  href={arrangeSectionPath(publication, section.slug)}
                  aria-label={formatMessage(messages.editNamed, { title: section.title })}
                >
                  {messages.edit}
                </ButtonLink>
              </span>
              <Button
                look="plain"
                size="small"
                aria-label={formatMessage(messages.deleteNamed, { title: section.title })}
                onClick={() => {
                  setChosen(section);
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
        <Note>{formatMessage(messages.tooMany, { most: sectionLimits.mostSections })}</Note>
      ) : (
        <FormButtons>
          <ButtonLink ref={adding} href={arrangeSectionPath(publication)}>
            {messages.newSection}
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

function contentOf({ topic, chosen }: SectionRow): string {
  return topic === null
    ? formatMessage(messages.byHand, { count: chosen?.length ?? 0 })
    : formatMessage(messages.byTopic, { topic: topic.displayTitle });
}
