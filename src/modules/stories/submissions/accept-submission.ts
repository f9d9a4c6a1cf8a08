import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { noSuchStory, refuse, storyWentOn } from '#modules/ground/story-outcome.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import { goPublic } from '#modules/stories/stories/go-public.ts';
import { findManagedStory, lockManagedStory, type ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { whyNotPublishable } from '#modules/stories/stories/publishing-fault.ts';
import { scheduleStory } from '#modules/stories/stories/schedule-story.ts';
import { type Schedule, scheduleFault } from '#modules/stories/stories/schedule-time.ts';
import { settleSettings } from '#modules/stories/stories/settle-settings.ts';
import { takePublication } from '#modules/stories/stories/take-publication.ts';
import { placeInPublication } from '#modules/stories/stories/update-story-settings.ts';
import { moveLocked, standsThere, whoMoves } from './move-submission.ts';
import type { Submission, SubmissionOutcome } from './submission.ts';

export type Acceptance = {
  readonly submissionId: string;
  readonly note: string;
  /** The revision that the editor read. */
  readonly baseRev: number;
  /** Null leaves publishing a draft to its writer. */
  readonly publish: 'now' | Schedule | null;
};

type No = Exclude<SubmissionOutcome, { readonly type: 'Submission' }>;

/** Carries a refusal out of the transaction, which then keeps nothing. */
class Undone extends Error {
  readonly refusal: No;

  constructor(refusal: No) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Accepts a story, and brings it into the publication as the editor read it: a draft at once, at a time, or when
 * its writer publishes it; a published story at once. All of it or nothing.
 */
export async function acceptSubmission(context: CommandContext, acceptance: Acceptance): Promise<SubmissionOutcome> {
  const { submissionId, note, baseRev } = acceptance;
  const ready = await whoMoves(context, { submissionId, action: 'accept', note });
  if ('type' in ready) return ready;
  const { submission } = ready;
  const story = await findManagedStory(context.database, submission.storyId);
  const draft = story && (await readDraft(context.database, story.id));
  if (story === undefined || draft === undefined) return noSuchStory;
  if (draft.rev !== baseRev) return refuse('Conflict', messages.textWentOn);
  const hindrance = await whyNotPlaced(context, acceptance, { submission, story, draft });
  if (hindrance !== undefined) return hindrance;
  try {
    return await withTransaction(context, async (inside) => {
      const placed = await place(inside, acceptance, { submission, story, draft });
      if (placed !== undefined) throw new Undone(placed);
      const now = await lockManagedStory(inside.database, story.id);
      if (now === undefined) throw new Undone(noSuchStory);
      const changes = standsThere(now, submission) ? { placed_at: inside.clock.now() } : {};
      const moved = await moveLocked(inside, now, { submissionId, action: 'accept', role: 'editor', note, changes });
      if (moved.type !== 'Submission') throw new Undone(moved);
      return moved;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    throw error;
  }
}

type Accepted = { readonly submission: Submission; readonly story: ManagedStory; readonly draft: Draft };

/** Whether accepting shows readers other words than before: a draft now, or what was changed in a published story. */
function goesPublic({ publish }: Acceptance, { story, draft }: Accepted): boolean {
  if (story.state === 'draft') return publish === 'now';
  return story.state === 'published' && draft.rev !== (draft.publishedRev ?? 0);
}

async function whyNotPlaced(
  context: CommandContext,
  acceptance: Acceptance,
  accepted: Accepted,
): Promise<No | undefined> {
  const { publish } = acceptance;
  const { story, draft, submission } = accepted;
  if (publish !== null && publish !== 'now') {
    if (story.state !== 'draft') return refuse('BadRequest', messages.onlyDraftsWait);
    const fault = scheduleFault(publish, context.clock.now());
    if (fault !== undefined) return refuse('BadRequest', fault);
  }
  const isShown = goesPublic(acceptance, accepted);
  if (!isShown && publish === null) return undefined;
  const fault = await whyNotPublishable(context, draft, story.canonicalUrl);
  if (fault !== undefined || !isShown) return fault;
  // It is the writer's story of the day, whoever presses the button.
  const isFirst = story.firstPublishedAt === null && story.state === 'draft';
  return takePublication(context, { personId: submission.writerId, isFirst, letter: undefined });
}

/** Brings the story where it was accepted to; undefined where that went well. */
async function place(inside: CommandContext, acceptance: Acceptance, accepted: Accepted): Promise<No | undefined> {
  const { submission, story, draft } = accepted;
  const { publicationId } = submission;
  const { publish } = acceptance;
  if (goesPublic(acceptance, accepted)) {
    const settings = { ...settleSettings(null, { story, draft, settings: {} }), publicationId };
    const personId = inside.viewer?.personId ?? null;
    return refusalOf(await goPublic(inside, { story, draft, settings, personId, isAccepted: true }));
  }
  if (story.state === 'draft') {
    if (publish === null || publish === 'now') return undefined;
    const settings = { ...settleSettings(null, { story, draft, settings: {} }), publicationId };
    return refusalOf(await scheduleStory(inside, { story, draft, settings, schedule: publish }));
  }
  if (story.state !== 'published') return storyWentOn;
  return story.publicationId === publicationId
    ? undefined
    : refusalOf(await placeInPublication(asProgram(inside), story, publicationId));
}

function refusalOf(outcome: { readonly type: 'Post'; readonly storyId: string } | No): No | undefined {
  return outcome.type === 'Post' ? undefined : outcome;
}
