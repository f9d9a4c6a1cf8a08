import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { whySettingsNot } from './allow-settings.ts';
import { findPublishable } from './find-manageable.ts';
import { goPublic } from './go-public.ts';
import { type StoryOutcome, storyWentOn, refuse } from '#modules/ground/story-outcome.ts';
import { whyNotPublishable } from './publishing-fault.ts';
import { scheduleStory } from './schedule-story.ts';
import { type Schedule, scheduleFault } from './schedule-time.ts';
import type { ManagedStory } from './managed-story.ts';
import { readLetter } from './read-letter.ts';
import { settleSettings } from './settle-settings.ts';
import type { StorySettings } from './story-settings.ts';
import { takePublication } from './take-publication.ts';
import { whyPlaceClosed } from './why-place-closed.ts';

export type PublishInput = {
  readonly storyId: string;
  /** The revision of the draft that the author sees. */
  readonly baseRev: number;
  readonly settings: StorySettings;
  /** Null for at once. */
  readonly schedule: Schedule | null;
};

export type PublishOutcome = StoryOutcome<
  'PublishingRestrictedBannedLinks' | 'RateLimited' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'
>;

/**
 * Makes what was written visible to readers, for the first time or again, or has it wait for its time (WRITE-3).
 * `Conflict` where the draft went on after `baseRev`. What readers saw before stays until all of it is there.
 */
export async function publishStory(context: CommandContext, input: PublishInput): Promise<PublishOutcome> {
  const { storyId, baseRev, schedule } = input;
  const story = await findPublishable(context, storyId);
  if ('type' in story) return story;
  const notSo = await whySettingsNot(context, story, input.settings);
  if (notSo !== undefined) return notSo;
  const draft = await readDraft(context.database, storyId);
  if (draft === undefined || draft.rev !== baseRev) return storyWentOn;
  const settings = settleSettings(context.viewer, { story, draft, settings: input.settings });
  const closed = story.state === 'draft' ? await whyPlaceClosed(context, placeOf(story, settings)) : undefined;
  if (closed !== undefined) return refuse('Conflict', closed);
  const canonicalUrl = settings.canonicalUrl === undefined ? story.canonicalUrl : settings.canonicalUrl || null;
  const letter = await readLetter(context.database, story, settings);
  const hindrance = await whyNotPublishable(context, draft, canonicalUrl, letter !== undefined);
  if (hindrance !== undefined) return hindrance;
  const personId = context.viewer?.personId ?? story.creatorId;
  if (schedule !== null) {
    if (story.state !== 'draft') return refuse('BadRequest', messages.alreadyPublished);
    const fault = scheduleFault(schedule, context.clock.now());
    if (fault !== undefined) return refuse('BadRequest', fault);
    return scheduleStory(context, { story, draft, settings, schedule });
  }
  const tooMany = await takePublication(context, {
    personId,
    isFirst: story.firstPublishedAt === null && story.state === 'draft',
    letter,
  });
  return tooMany ?? goPublic(context, { story, draft, settings, personId });
}

/** The publication that it will stand in with these settings. */
function placeOf(story: ManagedStory, { publicationId }: StorySettings): string | null {
  return publicationId === undefined ? story.publicationId : publicationId || null;
}
