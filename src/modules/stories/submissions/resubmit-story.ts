import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { whyNotPublishable } from '#modules/stories/stories/publishing-fault.ts';
import { moveLocked, whoMoves } from './move-submission.ts';
import type { SubmissionOutcome } from './submission.ts';
import { whyUnfit } from './submit-story.ts';
import { whyAtRest } from './why-closed.ts';

/** Hands a story in again with the edits that were asked for, or with a note why there are none; it meets the criteria as it did before. */
export async function resubmitStory(
  context: CommandContext,
  { submissionId, note }: { readonly submissionId: string; readonly note: string },
): Promise<SubmissionOutcome> {
  const move = { submissionId, action: 'resubmit', note } as const;
  const ready = await whoMoves(context, move);
  if ('type' in ready) return ready;
  const { storyId, publicationId, baseRevision, kind } = ready.submission;
  const rest = await whyAtRest(commandReader(context), publicationId);
  if (rest !== undefined) return rest;
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const story = await lockManagedStory(inside.database, storyId);
    const draft = story && (await readDraft(inside.database, storyId));
    if (story === undefined || draft === undefined) return noSuchStory;
    // Who keeps the story as it is says why.
    if (draft.rev <= baseRevision && note.trim() === '') return refuse('Conflict', messages.nothingEdited);
    const hindrance =
      (await whyNotPublishable(inside, draft, story.canonicalUrl)) ??
      // A story that stands there already is not asked whether it may come.
      (kind === 'STORY' ? await whyUnfit(inside, story, draft, { publicationId, isAiDisclosed: true }) : undefined);
    if (hindrance !== undefined) return hindrance;
    const changes = { title: draft.title, base_revision: draft.rev };
    return moveLocked(inside, story, { ...move, role: 'writer', changes });
  });
}
