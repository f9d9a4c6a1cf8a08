import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { EditingTabs } from '#web/features/stories/editing-submissions/EditingTabs.tsx';
import { cursorOf, pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { PageKeys } from '#web/features/stories/editing-submissions/PageKeys.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type EditorInboxPageQuery, EditorInboxPageQueryDocument } from '#web/generated/EditorInboxPageQuery.ts';
import { filterOf, wireFilterOf } from './inbox-filter.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxViews } from './InboxViews.tsx';

/** What was submitted: filtered, opened one by one, or decided many at once. */
export function InboxPage({ publication, data, route, query }: ManagementProps<EditorInboxPageQuery>) {
  const filter = filterOf(query);
  const variables = { domainOrSlug: route.params['collectionSlug'] ?? '', ...wireFilterOf(filter) };
  const first = cursorOf(query);
  useNewest(EditorInboxPageQueryDocument, { ...variables, to: first });
  return (
    <StackedPage title={messages.title} tabs={<EditingTabs publication={publication} active={route.path} />}>
      <InboxFilters filter={filter} publication={publication} viewerId={data.viewer?.id} />
      <InboxViews filter={filter} path={route.path} />
      <InboxList
        key={pageAddress(route.path, query, first)}
        first={first}
        filter={filter}
        publication={publication}
        variables={variables}
      />
      {publication.submissions.items.length > 0 && <PageKeys keys={messages.keys} />}
    </StackedPage>
  );
}
