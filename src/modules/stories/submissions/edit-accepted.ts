import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { suggestionMessages } from '#shared/messages/suggestions.ts';
import { draftDeltaSchema } from '#shared/story/delta/draft-delta.schema.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { required } from '#modules/ground/required.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { checkDraftValue } from '#modules/stories/drafts/check-draft-value.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { keepAsItStands } from '#modules/stories/drafts/keep-version.ts';
import { lockDraft } from '#modules/stories/drafts/read-draft.ts';
import { writeRevision } from '#modules/stories/drafts/write-revision.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { applyIfFitting } from './apply-if-fitting.ts';
import { findSubmission, lockSubmission } from './find-submission.ts';
import { isStillEditor } from './is-still-editor.ts';
import { changedSubmission, type SubmissionOutcome } from './submission.ts';
import { isEditorOf, mayEditAccepted } from './submissions.policy.ts';

/** Own judgement: each keeps a text whole, and nobody edits so many in an hour. */
const RULE = { most: 60, windowSeconds: 3_600 } as const;

export type AcceptedEdits = {
  readonly submissionId: string;
  /** The revision that the editor read. */
  readonly baseRev: number;
  readonly delta: unknown;
};

/**
 * An editor changes a draft that their publication accepted and that waits to be published (rule 63). What stood before
 * is kept as a version, and its authors are told of it with the way back, as of edits to a published story.
 */
export async function editAccepted(context: CommandContext, edits: AcceptedEdits): Promise<SubmissionOutcome> {
  const { viewer } = context;
  const { submissionId, baseRev } = edits;
  const found = await findSubmission(commandReader(context), submissionId);
  if (found === null || viewer === null) return noSuchStory;
  if (viewer.isSuspended || !isEditorOf(viewer, found)) return forbiddenStory;
  const parsed = draftDeltaSchema.safeParse(edits.delta);
  if (!parsed.success) return refuse('BadRequest', suggestionMessages.invalid);
  const { personId } = viewer;
  const taken = await takeOperation(context, 'suggest edits', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const { storyId, publicationId } = found;
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const { database } = inside;
    // In the order of everybody who holds them: draft, story, submission.
    const draft = required(await lockDraft(database, storyId), 'draft');
    const story = await lockManagedStory(database, storyId);
    const submission = await lockSubmission(database, submissionId);
    if (story === undefined || submission === undefined) return noSuchStory;
    if (!(await isStillEditor(inside, publicationId))) return forbiddenStory;
    if (!mayEditAccepted(viewer, submission, story)) return refuse('Conflict', messages.movedOn);
    const changed = draft.rev === baseRev ? applyIfFitting(draftValue(draft), parsed.data) : undefined;
    if (changed === undefined) return refuse('Conflict', suggestionMessages.textWentOn);
    const value = checkDraftValue(changed);
    if ('type' in value) return value;
    await keepAsItStands(inside, draft, story.language);
    const written = await writeRevision(inside, story, draft, { value, saveId: `editor-${createId()}`, personId });
    if (written.rev === draft.rev) return refuse('BadRequest', suggestionMessages.nothing);
    await recordActivity(inside, {
      publicationId,
      kind: 'story.edited',
      personId: submission.writerId,
      subject: submission.title,
    });
    await emitEvent(database, 'story.edited', { storyId, publicationId, revision: written.rev, before: draft.rev });
    return changedSubmission(submissionId);
  });
}
