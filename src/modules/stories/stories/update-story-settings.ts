import type { StoryDocument } from '#shared/story/story-document.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { whySettingsNot } from './allow-settings.ts';
import { changeStory } from './change-story.ts';
import { findEditableStory } from './find-manageable.ts';
import { renderPlanned } from './go-public.ts';
import { findManagedStory, isSameStory, lockManagedStory, type ManagedStory } from './managed-story.ts';
import { type PlannedStory, plannedStory } from './planned-story.ts';
import { type StoryOutcome, changedStory, storyWentOn } from '#modules/ground/story-outcome.ts';
import { textColumns } from './published-columns.ts';
import { whyLinksNot } from './publishing-fault.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import { settingsColumns } from './settings-columns.ts';
import { replaceImages, type StoryChanges, upsertBody } from './stories.store.ts';
import type { StorySettings } from './story-settings.ts';
import { takePublication } from './take-publication.ts';

export type StorySettingsOutcome = StoryOutcome<
  'PublishingRestrictedBannedLinks' | 'RateLimited' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'
>;

/**
 * Changes what its author says about a story beside its words: of a draft for when it is published, of a
 * published story at once, wherever it stands (WRITE-4, rule 8).
 */
export async function updateStorySettings(
  context: CommandContext,
  storyId: string,
  settings: StorySettings,
): Promise<StorySettingsOutcome> {
  const story = await findEditableStory(context, storyId);
  if ('type' in story) return story;
  const refusal =
    (await whySettingsNot(context, story, settings)) ??
    (settings.canonicalUrl ? await whyLinksNot(context, [settings.canonicalUrl]) : undefined);
  if (refusal !== undefined) return refusal;
  const words = story.state === 'draft' ? undefined : await publishedWords(context, story);
  if (words === undefined) return changeSettings(context, story, settings);
  const personId = context.viewer?.personId ?? story.creatorId;
  const tooMany = await takePublication(context, { personId, isFirst: false, letter: undefined });
  return tooMany ?? changeSettings(context, story, settings, plannedStory(story, words, settings));
}

/** `shown` where readers see the story: who reads how much of it, and in which language, is rendered anew. */
async function changeSettings(
  context: CommandContext,
  story: ManagedStory,
  settings: StorySettings,
  shown?: PlannedStory,
  beside: StoryChanges = {},
): Promise<StorySettingsOutcome> {
  const made = shown && (await renderPlanned(context, shown));
  return withTransaction(context, async (inside) => {
    const { database } = inside;
    const now = await lockManagedStory(database, story.id);
    if (!isSameStory(story, now)) return storyWentOn;
    const columns = { ...(await settingsColumns(inside, now, settings)), ...beside };
    if (shown === undefined || made === undefined) {
      await changeStory(inside, story.id, columns);
      return changedStory(story.id);
    }
    await upsertBody(database, story.id, JSON.stringify(shown.document), made, RENDERER_VERSION);
    const isListed = now.state === 'published' && shown.isListed;
    await changeStory(inside, story.id, { ...columns, ...textColumns(shown, made), is_listed: isListed });
    const place = { storyId: story.id, sortKey: now.sortKey, isListed };
    const cover = shown.coverImageId === null ? [] : [shown.coverImageId];
    await replaceImages(database, place, [...new Set([...cover, ...made.imageIds])]);
    if (isListed && !now.isListed) await emitEvent(database, 'story.listed', { storyId: story.id });
    return changedStory(story.id);
  });
}

/** Brings a published story into a publication that accepted it; the caller has asked all rules. */
export async function placeInPublication(
  context: CommandContext,
  story: ManagedStory,
  publicationId: string,
): Promise<StorySettingsOutcome> {
  mustBeProgram(context);
  const words = await publishedWords(context, story);
  const settings = { publicationId };
  return changeSettings(context, story, settings, words && plannedStory(story, words, settings));
}

/** Gives a member-only story to everybody, and says that its author left the partner program; the caller may. */
export async function freeStory(context: CommandContext, storyId: string): Promise<void> {
  mustBeProgram(context);
  for (;;) {
    const story = await findManagedStory(context.database, storyId);
    if (story === undefined || story.visibility !== 'locked') return;
    const words = story.state === 'draft' ? undefined : await publishedWords(context, story);
    const settings = { visibility: 'public' } as const;
    const shown = words && plannedStory(story, words, settings);
    const outcome = await changeSettings(context, story, settings, shown, { lock_source: 'UGC_UNENROLLED' });
    // Its author changed it at that moment: it is looked at anew.
    if (outcome !== storyWentOn) return;
  }
}

const BODY = 'select document from story_body where story_id = $1';

async function publishedWords({ database }: CommandContext, story: ManagedStory) {
  const [row] = await database.query<{ document: StoryDocument }>('story_body_one', BODY, [story.id]);
  const { title, subtitle, previewBreak } = story;
  return row && { title, subtitle, previewBreak, document: row.document };
}
