import { renderDraft } from '#modules/stories/drafts/render-draft.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StoryRendering } from './load-renderings.ts';
import type { Story } from './story.ts';
import { renderingLoader } from './load-renderings.ts';

type Asker = ReadContext & { readonly config: { readonly siteUrl: string } };

/** Of drafts only, one of a request: several fields ask for what is made once. */
const ofDrafts = new WeakMap<Story, Promise<StoryRendering>>();

/** The body of a story as it was rendered when it was published; that of a draft is made now, from what stands in it. */
export async function readRendering(context: Asker, story: Story): Promise<StoryRendering> {
  const kept = story.state === 'draft' ? undefined : await context.loaders.get(renderingLoader).load(story.id);
  if (kept !== undefined) return kept;
  const known = ofDrafts.get(story) ?? renderDraft(context, story);
  ofDrafts.set(story, known);
  return known;
}
