import { storiesOf } from '#web/features/stories/StoryList.tsx';
import type { HomePageQuery } from '#web/generated/HomePageQuery.ts';
import type { FrontPageSources } from './front-page.ts';

/** What the page's document offers for its front. */
export function frontPageSources(data: HomePageQuery): FrontPageSources {
  return {
    picks: storiesOf(data.staffPicksFeed),
    trending: storiesOf(data.trendingPosts),
    byPublication: data.activeCollections.items.map((collection) => storiesOf(collection.latestPosts)),
    latest: storiesOf(data.latestPosts),
  };
}
