import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import type { ManagedPublication, SubmittedStory } from '#web/generated/fragments.ts';
import { PublicationStoriesPageQueryDocument } from '#web/generated/PublicationStoriesPageQuery.ts';

type SubmittedListProps = {
  readonly publication: ManagedPublication;
  readonly query: URLSearchParams;
  readonly empty: string;
};

/** What was submitted and waits, where there is no inbox in its place. */
export function SubmittedList({ publication, query, empty }: SubmittedListProps) {
  const { slug: collectionSlug } = publication;
  const q = ownWanted(query);
  return (
    <PagedFeed
      document={PublicationStoriesPageQueryDocument}
      variables={{ domainOrSlug: collectionSlug, postsFilter: 'PUBLISHED', isSubmitted: true, q }}
      select={(data) => {
        const submitted = data.publication?.waitingSubmissions;
        return submitted && { items: submitted.items, next: submitted.pagingInfo.next };
      }}
      empty={ownEmpty(q, empty)}
      moreLabel={yourStoriesMessages.more}
      firstLabel={yourStoriesMessages.first}
    >
      {(items) => (
        <List>
          {items.map((item) => (
            <SubmittedRow key={item.id} item={item} collectionSlug={collectionSlug} />
          ))}
        </List>
      )}
    </PagedFeed>
  );
}

type SubmittedRowProps = { readonly item: SubmittedStory; readonly collectionSlug: string };

function SubmittedRow({ item, collectionSlug }: SubmittedRowProps) {
  const { writer, statusText, isGuest, actedAt } = item;
  const title = item.title || messages.untitled;
  const isOpened = isBuilt('ShowCollectionInbox');
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle dir="auto">
          {isOpened ? <Link to={buildPath('ShowCollectionInbox', { collectionSlug })}>{title}</Link> : title}
          <Badge>{statusText}</Badge>
        </ItemTitle>
        <ItemFacts>
          {writer !== null && <span dir="auto">{writer.name}</span>}
          {isGuest && <span>{messages.guest}</span>}
          <span>{formatMessage(messages.lastMove, { date: formatDate(actedAt) })}</span>
        </ItemFacts>
      </ItemWords>
    </ListItem>
  );
}
