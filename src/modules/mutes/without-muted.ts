import type { ReadContext } from '#modules/read-context.ts';
import type { Story } from '#modules/stories/story.ts';
import { muting } from './is-muting.ts';

/**
 * Stories of a list of home without those of sources that the viewer mutes (decisions 32): the one place
 * where that is decided. A story goes when any of its authors or its publication is muted.
 */
export async function withoutMuted(context: ReadContext, stories: readonly Story[]): Promise<readonly Story[]> {
  if (context.viewer === null) return stories;
  const muted = await Promise.all(stories.map((story) => isMuted(context, story)));
  return stories.filter((_story, index) => !muted[index]);
}

async function isMuted(context: ReadContext, { authorIds, publicationId }: Story): Promise<boolean> {
  const asked = authorIds.map((id) => muting.person.holds(context, id));
  if (publicationId !== null) asked.push(muting.publication.holds(context, publicationId));
  return (await Promise.all(asked)).includes(true);
}
