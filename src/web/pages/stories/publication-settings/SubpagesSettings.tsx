import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { pageLimits } from '#shared/publications/page-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { DeleteCollectionPageDocument } from '#web/generated/DeleteCollectionPage.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { PageList } from './PageList.tsx';
import { subpagePath, writePagePath } from './subpage-path.ts';

/** `/{slug}/settings/subpages`: the pages of a publication beside the one about it (PUB-1). */
export function SubpagesSettings({ publication }: ManagementProps<PublicationSettingsPageQuery>) {
  const { id: collectionId, subpages, navigationItems } = publication;
  const deletion = useChange(DeleteCollectionPageDocument);
  const inBar = new Set(navigationItems.flatMap(({ destination, value }) => (destination === 'PAGE' ? [value] : [])));
  return (
    <ManagementFrame publication={publication} title={messages.subpagesTitle}>
      <PageList
        pages={subpages.map(({ id, title, slug }) => ({
          id,
          title,
          facts: [decodeURI(subpagePath(publication, slug))],
          editHref: writePagePath(publication, slug),
          isInBar: inBar.has(slug),
        }))}
        newHref={writePagePath(publication)}
        isFull={subpages.length >= pageLimits.mostPages}
        words={{
          hint: messages.subpagesHint,
          none: messages.noSubpages,
          full: formatMessage(messages.tooManyPages, { most: pageLimits.mostPages }),
          add: messages.newPage,
          deleteText: messages.deleteText,
          deleted: messages.deleted,
        }}
        deletion={deletion}
        onDelete={(pageId) => deletion.run({ collectionId, pageId })}
        toastId="page-deleted"
      />
    </ManagementFrame>
  );
}
