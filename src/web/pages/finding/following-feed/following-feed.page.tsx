import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import type { PublicationOfFeedQuery } from '#web/generated/PublicationOfFeedQuery.ts';
import type { WriterOfFeedQuery } from '#web/generated/WriterOfFeedQuery.ts';
import { feedAddress } from './feed-address.ts';
import { feedQueries } from './feed-queries.ts';
import { FollowingFeed } from './FollowingFeed.tsx';

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
