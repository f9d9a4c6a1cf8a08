import type { PageQuery } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { FollowingFeedQueryDocument } from '#web/generated/FollowingFeedQuery.ts';
import { HomeAsideQueryDocument } from '#web/generated/HomeAsideQuery.ts';
import { HomeFeedQueryDocument } from '#web/generated/HomeFeedQuery.ts';
import { HomeTagFeedQueryDocument } from '#web/generated/HomeTagFeedQuery.ts';
import { MemberHintsQueryDocument } from '#web/generated/MemberHintsQuery.ts';
import { YourHomeQueryDocument } from '#web/generated/YourHomeQuery.ts';
import { orderOfAddress } from './home-order.ts';
import { homeTab } from './home-tab.ts';

/** Of the feed of everybody and everything that is followed. */
export const FOLLOWING = { entityName: null, feedOrder: 'NEWEST' } as const;

/** What the home of a viewer reads: its frame, what stands beside it, what a member is told once, and the list of the tab. */
export function homeQueries(query: URLSearchParams): readonly PageQuery[] {
  return [
    { document: YourHomeQueryDocument, variables: {} },
    { document: HomeAsideQueryDocument, variables: {} },
    { document: MemberHintsQueryDocument, variables: {} },
    listQuery(query),
  ];
}

function listQuery(query: URLSearchParams): PageQuery {
  const to = cursorOf(query);
  const tab = homeTab(query);
  switch (tab.kind) {
    case 'recommended':
      return { document: HomeFeedQueryDocument, variables: { homeOrder: orderOfAddress(query), to } };
    case 'following':
      return { document: FollowingFeedQueryDocument, variables: { ...FOLLOWING, to } };
    case 'tag':
      return { document: HomeTagFeedQueryDocument, variables: { tagSlug: tab.tagSlug, to } };
  }
}
