import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { forbidden, notFound, type NotYours } from './draft-outcome.ts';

type Asker = Pick<CommandContext, 'database' | 'viewer'>;

/**
 * The story, where the viewer may change it. Of a draft of somebody else nobody is told that there is one;
 * what is in the trash is brought back first.
 */
export async function findEditable({ database, viewer }: Asker, storyId: string): Promise<Story | NotYours> {
  const [found] = await loadStories(database, [storyId]);
  if (found === undefined) return notFound;
  const { story } = found;
  if (canEditStory(viewer, story)) return story;
  const isKnown = story.state === 'published' || (viewer !== null && story.authorIds.includes(viewer.personId));
  return isKnown ? forbidden : notFound;
}

export function isStory(found: Story | NotYours): found is Story {
  return 'id' in found;
}
