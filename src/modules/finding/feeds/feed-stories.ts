import { MOST_PAGE_SIZE, readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStoriesOfSeries } from '#modules/stories/series/read-series.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { StoryScope } from '#modules/stories/stories/story-candidates.ts';
import { FEED_ITEMS } from './feed.ts';

/** Where the stories of a feed are looked for. */
export type FeedScope = StoryScope | { readonly kind: 'series'; readonly id: string };

/** The newest stories of a scope, as many as a feed holds. */
export async function readFeedStories(context: ReadContext, scope: FeedScope): Promise<readonly Story[]> {
  if (scope.kind !== 'series')
    return (await readNewestStories(context, scope, { size: FEED_ITEMS, after: null })).items;
  const stories = await readWholeSeries(context, scope.id);
  return stories.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, FEED_ITEMS);
}

/** Every story of a series that the viewer sees, in its order; at most 200 (rule 17). */
export async function readWholeSeries(context: ReadContext, seriesId: string): Promise<readonly Story[]> {
  const stories: Story[] = [];
  for (let to: string | null | undefined; to !== null;) {
    const feed = await readStoriesOfSeries(context, seriesId, readPage({ limit: MOST_PAGE_SIZE, to: to ?? null }));
    stories.push(...feed.items);
    to = feed.next;
  }
  return stories;
}

function timeOf({ firstPublishedAt, updatedAt }: Story): number {
  return (firstPublishedAt ?? updatedAt).getTime();
}
