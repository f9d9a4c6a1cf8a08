import { useState } from 'react';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { FeedPages } from '#web/features/finding/feeds/FeedPages.tsx';
import { useCursors } from '#web/features/finding/feeds/use-cursors.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { SelectAll } from '#web/features/stories/selection/SelectBox.tsx';
import { useSelection } from '#web/features/stories/selection/use-selection.ts';
import { type EditorInboxPageQuery, EditorInboxPageQueryDocument } from '#web/generated/EditorInboxPageQuery.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { BulkBar } from './BulkBar.tsx';
import styles from './EditorInbox.module.css';
import { type InboxFilter, inboxAddress, isFiltered } from './inbox-filter.ts';
import { InboxRow } from './InboxRow.tsx';
import { useBulk } from './use-bulk.ts';

type InboxListProps = {
  /** The cursor where it begins. */
  readonly first: string | null;
  readonly filter: InboxFilter;
  readonly publication: NonNullable<EditorInboxPageQuery['publication']>;
  readonly variables: { readonly domainOrSlug: string };
};

/** The rows that a filter leaves, page below page as they were opened, and what is done with several of them. */
export function InboxList({ first, filter, publication, variables }: InboxListProps) {
  const path = buildPath('ShowCollectionInbox', { collectionSlug: publication.slug });
  const selection = useSelection<InboxSubmission>();
  const bulk = useBulk(variables.domainOrSlug, selection);
  const { cursors, add } = useCursors(first, inboxAddress(path, filter), true);
  const [opened] = useState(() => cursors.slice(1));
  return (
    <>
      {opened.map((to) => (
        <NewestPage key={to} variables={{ ...variables, to }} />
      ))}
      <div {...selection.list}>
        {publication.submissions.items.length > 0 && <SelectAll selection={selection} />}
        <FeedPages
          cursors={cursors}
          onMore={add}
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
                  path={path}
                  filter={filter}
                  selection={selection}
                  outcome={bulk.outcomes.get(submission.id)}
                />
              ))}
            </ul>
          )}
        </FeedPages>
      </div>
      <BulkBar bulk={bulk} selection={selection} publication={publication} />
    </>
  );
}

type NewestPageProps = { readonly variables: InboxListProps['variables'] & { readonly to: string | null } };

/** A page that was open before is asked for again: what stood there may have been decided since. */
function NewestPage({ variables }: NewestPageProps) {
  useNewest(EditorInboxPageQueryDocument, variables);
  return null;
}
