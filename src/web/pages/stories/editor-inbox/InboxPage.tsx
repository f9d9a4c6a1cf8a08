import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { EditingTabs } from '#web/features/stories/editing-submissions/EditingTabs.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PageKeys } from '#web/features/stories/editing-submissions/PageKeys.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { SelectAll } from '#web/features/stories/selection/SelectBox.tsx';
import { useSelection } from '#web/features/stories/selection/use-selection.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type EditorInboxPageQuery, EditorInboxPageQueryDocument } from '#web/generated/EditorInboxPageQuery.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { BulkBar } from './BulkBar.tsx';
import styles from './EditorInbox.module.css';
import { filterOf, isFiltered, wireFilterOf } from './inbox-filter.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { InboxViews } from './InboxViews.tsx';
import { useBulk } from './use-bulk.ts';

/** What was submitted: filtered, opened one by one, or decided many at once. */
export function InboxPage({ publication, data, route, query }: ManagementProps<EditorInboxPageQuery>) {
  const filter = filterOf(query);
  const variables = { domainOrSlug: route.params['collectionSlug'] ?? '', ...wireFilterOf(filter) };
  useNewest(EditorInboxPageQueryDocument, { ...variables, to: cursorOf(query) });
  const selection = useSelection<InboxSubmission>();
  const bulk = useBulk(selection);
  const { items: shown } = publication.submissions;
  return (
    <StackedPage title={messages.title} tabs={<EditingTabs publication={publication} active={route.path} />}>
      <InboxFilters filter={filter} publication={publication} viewerId={data.viewer?.id} />
      <InboxViews filter={filter} path={route.path} />
      <div {...selection.list}>
        {shown.length > 0 && <SelectAll selection={selection} />}
        <PagedFeed
          key={JSON.stringify(filter)}
          document={EditorInboxPageQueryDocument}
          variables={variables}
          select={({ publication: one }) =>
            one ? { items: one.submissions.items, next: one.submissions.pagingInfo.next } : undefined
          }
          empty={isFiltered(filter) ? messages.emptyFiltered : messages.emptyAll}
          moreLabel={messages.more}
          firstLabel={messages.first}
        >
          {(items) => (
            <ul className={styles.rows}>
              {items.map((submission) => (
                <InboxRow
                  key={submission.id}
                  submission={submission}
                  path={route.path}
                  filter={filter}
                  selection={selection}
                  outcome={bulk.outcomes.get(submission.id)}
                />
              ))}
            </ul>
          )}
        </PagedFeed>
      </div>
      <BulkBar bulk={bulk} selection={selection} publication={publication} />
      <PageKeys keys={messages.keys} />
    </StackedPage>
  );
}
