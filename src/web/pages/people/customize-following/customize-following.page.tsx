import { followingMessages as messages } from '#shared/messages/following.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { FollowedCountsQueryDocument } from '#web/generated/FollowedCountsQuery.ts';
import { FollowedEntitiesPageQueryDocument } from '#web/generated/FollowedEntitiesPageQuery.ts';
import { FollowedTagsPageQueryDocument } from '#web/generated/FollowedTagsPageQuery.ts';
import { CustomizeFollowing } from './CustomizeFollowing.tsx';
import { followedKindTab } from './followed-kind.ts';

/** `/me/following`, with the publications and topics behind `?tab=` (HOME-6). */
const page: PageDefinition = {
  queries: (_route, query) => {
    const to = cursorOf(query);
    const tab = followedKindTab(query);
    const counts = { document: FollowedCountsQueryDocument, variables: {} };
    if (tab === 'topics') return [{ document: FollowedTagsPageQueryDocument, variables: { to } }, counts];
    const followingKind = tab === 'people' ? 'USER' : 'COLLECTION';
    return [{ document: FollowedEntitiesPageQueryDocument, variables: { followingKind, to } }, counts];
  },
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.following }),
  Component: CustomizeFollowing,
};

export default page;
