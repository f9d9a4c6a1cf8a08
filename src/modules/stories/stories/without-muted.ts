import { type Feed, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { muting } from '#modules/people/mutes/is-muting.ts';

/**
 * Stories of a feed without those of sources that the viewer mutes (rule 32): the one place where that is
 * decided. A story goes when any of its authors, its publication or any of its tags is muted. `place` is a source
 * whose own feed the viewer has opened: that it is muted hides nothing there.
 */
export async function withoutMuted(
  context: ReadContext,
  stories: readonly Story[],
  place?: string,
): Promise<readonly Story[]> {
  if (context.viewer === null) return stories;
  const muted = await Promise.all(stories.map((story) => isMuted(context, story, place)));
  return stories.filter((_story, index) => !muted[index]);
}

/** A page of a feed without what the viewer mutes; it may be shorter for that. */
export async function feedWithoutMuted(context: ReadContext, feed: Feed<Story>, place?: string): Promise<Feed<Story>> {
  return mapFeed(feed, await withoutMuted(context, feed.items, place));
}

async function isMuted(context: ReadContext, story: Story, place: string | undefined): Promise<boolean> {
  const { authorIds, publicationId, tagIds } = story;
  const sources = [
    ...authorIds.map((id) => ({ kind: 'person', id }) as const),
    ...(publicationId === null ? [] : [{ kind: 'publication', id: publicationId } as const]),
    ...tagIds.map((id) => ({ kind: 'tag', id }) as const),
  ];
  const asked = sources.filter(({ id }) => id !== place).map(({ kind, id }) => muting[kind].holds(context, id));
  return (await Promise.all(asked)).includes(true);
}
