import { type CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { ClapOutcome } from './clap.ts';
import { clapAsViewer, nothingToClap } from './clap-as-viewer.ts';

/** Sets the viewer's claps for a published story that they may see. Throws `NotAllowed` for who may never clap. */
export async function clapStory(
  context: CommandContext,
  { storyId, count }: { readonly storyId: string; readonly count: number },
): Promise<ClapOutcome> {
  const lookup = await findStory(commandReader(context), storyId);
  if (lookup.kind !== 'story' || lookup.story.state !== 'published') return nothingToClap;
  return clapAsViewer(context, { kind: 'story', id: storyId, makerIds: lookup.story.authorIds }, count);
}
