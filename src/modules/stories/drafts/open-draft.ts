import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Draft } from './draft.ts';
import { notFound, type NotYours } from './draft-outcome.ts';
import { findEditable, isStory } from './find-editable.ts';
import { readDraft } from './read-draft.ts';

/** What the viewer is writing of a story; looking at it makes nothing: that is for the first save. */
export async function openDraft(context: ReadContext, storyId: string): Promise<Draft | NotYours> {
  const story = await findEditable(context, storyId);
  if (!isStory(story)) return story;
  return (await readDraft(context.database, storyId)) ?? notFound;
}
