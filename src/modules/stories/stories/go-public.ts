import type { Draft } from '#modules/stories/drafts/draft.ts';
import { keepPublished, takeDraft } from '#modules/stories/drafts/take-draft.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { changeStory } from './change-story.ts';
import { isSameStory, type ManagedStory, lockManagedStory } from './managed-story.ts';
import { type StoryOutcome, changedStory, storyWentOn } from '#modules/ground/story-outcome.ts';
import { plannedStory, type PlannedStory } from './planned-story.ts';
import { publishedColumns } from './published-columns.ts';
import { makeFromBody } from './render-import.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import { settingsColumns } from './settings-columns.ts';
import { replaceImages, upsertBody } from './stories.store.ts';
import { storyAddressOf } from './story-address-of.ts';
import type { StorySettings } from './story-settings.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Readers see a story, or see it anew; it may be unlisted. */
    'story.published': {
      readonly storyId: string;
      readonly isFirst: boolean;
      readonly isScheduled: boolean;
      /** When its time came, of one that was scheduled. */
      readonly dueAt?: string;
    };
    /**
     * Somebody who is none of its authors changed what readers see of a story, or an accepted draft; `before` is the
     * revision that stood there.
     */
    'story.edited': {
      readonly storyId: string;
      readonly publicationId: string;
      readonly revision: number;
      readonly before: number;
    };
    /** A published story that only its address led to stands in lists from now on. */
    'story.listed': { readonly storyId: string };
  }
}

export type Publication = {
  /** As it was when all rules were asked. */
  readonly story: ManagedStory;
  readonly draft: Draft;
  readonly settings: StorySettings;
  /** Null where its time had come. */
  readonly personId: string | null;
  /** Whether it is the writer's text that an editor lets in, and not their own. */
  readonly isAccepted?: boolean;
};

/**
 * Brings a draft before readers: story, body, renderings, pictures, tags and counts in one transaction, with a
 * version that is kept for ever. The caller has asked all rules. `Conflict` where draft or story changed since.
 */
export async function goPublic(context: CommandContext, publication: Publication): Promise<StoryOutcome<'Conflict'>> {
  const { story, draft, settings, personId, isAccepted = false } = publication;
  const planned = plannedStory(story, draft, settings);
  // Rendering takes its time: before the transaction, so that nobody waits for it.
  const made = await renderPlanned(context, planned);
  return withTransaction(context, async (inside) => {
    const { database } = inside;
    // The draft first, as everyone who saves does: two who wait for each other would wait for ever.
    const taken = await takeDraft(asProgram(inside), story);
    const now = await lockManagedStory(database, story.id);
    if (taken.rev !== draft.rev || !isSameStory(story, now)) return storyWentOn;
    const columns = await publishedColumns(inside, { planned, made, before: now });
    await upsertBody(database, story.id, JSON.stringify(draft.document), made, RENDERER_VERSION);
    await changeStory(inside, story.id, { ...(await settingsColumns(inside, now, settings)), ...columns });
    await replaceImages(database, planned.place(columns.sort_key), coverFirst(made.imageIds, planned.coverImageId));
    await keepPublished(asProgram(inside), { ...story, language: planned.language }, taken, personId);
    await emitEvent(database, 'story.published', {
      storyId: story.id,
      isFirst: planned.isFirst,
      isScheduled: personId === null,
      ...(personId === null && story.scheduledAt !== null && { dueAt: story.scheduledAt.toISOString() }),
    });
    const edited = isAccepted ? undefined : editedByOther({ story, draft, personId });
    if (edited !== undefined) {
      const { publicationId } = edited;
      const [authorId = ''] = story.authorIds;
      const about = { personId: authorId, subject: draft.title } as const;
      await recordActivity(inside, { publicationId, kind: 'story.edited', ...about });
      await emitEvent(database, 'story.edited', edited);
    }
    return changedStory(story.id);
  });
}

/** What its authors are told of an edit by an editor of the publication (rule 63); nothing where no word is different. */
function editedByOther({ story, draft, personId }: Pick<Publication, 'story' | 'draft' | 'personId'>) {
  const { id: storyId, publicationId, authorIds, state } = story;
  const { rev: revision, publishedRev: before } = draft;
  const isOther = personId !== null && !authorIds.includes(personId);
  if (!isOther || state !== 'published' || publicationId === null || before === null || before === revision) {
    return undefined;
  }
  return { storyId, publicationId, revision, before };
}

/** Everything that is made from the words, for where and how the story will stand. */
export async function renderPlanned(context: CommandContext, planned: PlannedStory) {
  const { siteUrl } = context.config;
  return makeFromBody(planned.document, {
    language: planned.language,
    siteUrl,
    storyUrl: siteUrl + (await storyAddressOf(context.database, planned)),
    isLocked: planned.visibility === 'locked',
    previewBreak: planned.previewBreak,
  });
}

function coverFirst(imageIds: readonly string[], coverImageId: string | null): readonly string[] {
  return [...new Set([...(coverImageId === null ? [] : [coverImageId]), ...imageIds])];
}
