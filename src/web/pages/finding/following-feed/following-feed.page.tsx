import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { PageDefinition, PageQuery } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { type PublicationOfFeedQuery, PublicationOfFeedQueryDocument } from '#web/generated/PublicationOfFeedQuery.ts';
import { type WriterOfFeedQuery, WriterOfFeedQueryDocument } from '#web/generated/WriterOfFeedQuery.ts';
import { type FeedAddress, feedAddress } from './feed-address.ts';
import { FollowingFeed } from './FollowingFeed.tsx';
import { EntityFeedQueryDocument } from '#web/generated/EntityFeedQuery.ts';
import { FeedChipsQueryDocument } from '#web/generated/FeedChipsQuery.ts';
import { FollowingFeedQueryDocument } from '#web/generated/FollowingFeedQuery.ts';

/** What a following feed reads: whom the viewer follows, whose stories they are, and the stories. */
function feedQueries(address: FeedAddress, to: string | null): readonly PageQuery[] {
  const { entityName, entityId, orderBy } = address;
  const chips = { document: FeedChipsQueryDocument, variables: {} };
  if (entityId === undefined) {
    return [chips, { document: FollowingFeedQueryDocument, variables: { entityName, feedOrder: orderBy, to } }];
  }
  const head =
    address.name === 'writers'
      ? { document: WriterOfFeedQueryDocument, variables: { entityId } }
      : { document: PublicationOfFeedQueryDocument, variables: { collectionId: entityId } };
  const list = { document: EntityFeedQueryDocument, variables: { entityName, entityId, feedOrder: orderBy, to } };
  return [chips, head, list];
}

type Entity = Partial<WriterOfFeedQuery & PublicationOfFeedQuery>;
const entityOf = ({ user, collection }: Entity) => user ?? collection ?? undefined;

/** `/me/following-feed/{entityName}` and `/{entityId}` below it (HOME-7). */
const page: PageDefinition<Entity> = {
  queries: (route, query) => {
    const address = feedAddress(route, query);
    return address === undefined ? [] : feedQueries(address, cursorOf(query));
  },
  outcome: ({ route, query, data }) => {
    const address = feedAddress(route, query);
    const isThere = address !== undefined && (address.entityId === undefined || entityOf(data) !== undefined);
    return isThere ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' };
  },
  head: ({ data }) => {
    const name = entityOf(data)?.name;
    return { title: name === undefined ? messages.feedTitle : formatMessage(messages.feedOf, { name }) };
  },
  Component: FollowingFeed,
};

export default page;
