import { use } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { type SidebarMenuQuery, SidebarMenuQueryDocument } from '#web/generated/SidebarMenuQuery.ts';
import { useHasSidebar } from './use-sidebar.ts';

type Connection = NonNullable<NonNullable<SidebarMenuQuery['viewer']>['followedEntitiesConnection']>;
export type FollowedEdge = Connection['edges'][number];

/** Whom the viewer follows, as far as the sidebar shows it: the button and the sidebar ask it once together. */
export function useSidebarMenu() {
  const isSmart = use(SiteContext).flags.includes('enable_sidebar_smart_order');
  const { data, error, refetch } = useQuery(SidebarMenuQueryDocument, {
    variables: { orderBy: isSmart ? 'SMART' : 'LAST_PUBLISHED_AT_DESC' },
    isSkipped: !useHasSidebar(),
  });
  const viewer = data?.viewer;
  const followed = viewer?.followedEntitiesConnection;
  const menu =
    viewer && followed ? { viewerId: viewer.id, followed, viewedAt: viewer.followedEntityViewedAt } : undefined;
  return { menu, isFailed: error !== undefined && menu === undefined, refetch };
}
