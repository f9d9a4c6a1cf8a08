import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { DeleteCollectionSectionDocument } from '#web/generated/DeleteCollectionSection.ts';
import type { SectionRow } from '#web/generated/fragments.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { PageList } from './PageList.tsx';
import { arrangeSectionPath, sectionPath } from './section-path.ts';

/** `/{slug}/settings/feature-pages`: what gathers stories of a publication (PUB-1). */
export function FeaturePagesSettings({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const { id: collectionId, sections, navigationItems } = publication;
  const deletion = useChange(DeleteCollectionSectionDocument);
  const inBar = new Set(
    navigationItems.flatMap(({ destination, value }) => (destination === 'SECTION' ? [value] : [])),
  );
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      <PageList
        pages={sections.map((section) => ({
          id: section.id,
          title: section.title,
          facts: [contentOf(section), decodeURI(sectionPath(publication, section.slug))],
          editHref: arrangeSectionPath(publication, section.slug),
          isInBar: inBar.has(section.slug),
        }))}
        newHref={arrangeSectionPath(publication)}
        isFull={sections.length >= sectionLimits.mostSections}
        words={{
          hint: messages.hint,
          none: messages.none,
          full: formatMessage(messages.tooMany, { most: sectionLimits.mostSections }),
          add: messages.newSection,
          deleteText: messages.deleteText,
          deleted: messages.deleted,
        }}
        deletion={deletion}
        onDelete={(sectionId) => deletion.run({ collectionId, sectionId })}
        toastId="section-deleted"
      />
    </ManagementFrame>
  );
}

function contentOf({ topic, chosen }: SectionRow): string {
  return topic === null
    ? formatMessage(messages.byHand, { count: chosen?.length ?? 0 })
    : formatMessage(messages.byTopic, { topic: topic.displayTitle });
}
