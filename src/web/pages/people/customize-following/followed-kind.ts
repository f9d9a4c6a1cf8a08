import { buildPath } from '#shared/routes/build-path.ts';

/** What of what the viewer follows a page lists. */
export type FollowedKindTab = 'people' | 'publications' | 'topics';

/** By `?tab=`; people where it names nothing else. */
export function followedKindTab(query: URLSearchParams): FollowedKindTab {
  const tab = query.get('tab');
  return tab === 'publications' || tab === 'topics' ? tab : 'people';
}

export function followedKindPath(tab: FollowedKindTab): string {
  const path = buildPath('ShowYourFollowing');
  return tab === 'people' ? path : `${path}?tab=${tab}`;
}
