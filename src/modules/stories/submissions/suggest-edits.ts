import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { suggestionMessages } from '#shared/messages/suggestions.ts';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { draftDeltaSchema } from '#shared/story/delta/draft-delta.schema.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { suggestedParts } from '#shared/submissions/suggestion-parts.ts';
import { MOST_OPEN_SUGGESTIONS, suggestionRules } from '#shared/submissions/suggestion-rules.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { busy } from '#modules/ground/busy.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { eraseUnusedImages } from '#modules/ground/media/erase-unused-images.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { checkDraftValue } from '#modules/stories/drafts/check-draft-value.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { applyIfFitting } from './apply-if-fitting.ts';
import { findSubmission, lockSubmission } from './find-submission.ts';
import { isStillEditor } from './is-still-editor.ts';
import { countWaiting, findSuggestion, loadSuggestion } from './read-suggestions.ts';
import { readSubmittedText } from './read-submitted-text.ts';
import { changedSubmission, type SubmissionOutcome } from './submission.ts';
import { isEditorOf } from './submissions.policy.ts';
import { updateSubmission } from './submissions.store.ts';
import { openSuggestion } from './suggestion.ts';
import { imagesOfSuggestion } from './suggestion-images-of.ts';
import { insertSuggestion, setSuggestion } from './suggestions.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'submission.suggested': { readonly submissionId: string; readonly suggestionId: string };
  }
}

/** Own judgement: each keeps a text whole, and nobody edits so many in an hour. */
const RULE = { most: 60, windowSeconds: 3_600 } as const;

export type SuggestedEdits = {
  readonly submissionId: string;
  /** The revision that the editor read. */
  readonly baseRev: number;
  readonly delta: unknown;
  readonly message: string;
};

/** What an editor would change in a story that is with them; nothing of it is in the text before its writer takes it. */
export async function suggestEdits(context: CommandContext, edits: SuggestedEdits): Promise<SubmissionOutcome> {
  const { viewer, clock } = context;
  const { submissionId, baseRev } = edits;
  const found = await findSubmission(commandReader(context), submissionId);
  if (found === null || viewer === null) return noSuchStory;
  if (viewer.isSuspended || !isEditorOf(viewer, found)) return forbiddenStory;
  const message = edits.message.trim();
  if (message.length > MOST_NOTE_LENGTH) {
    return refuse('BadRequest', formatMessage(messages.noteTooLong, { most: MOST_NOTE_LENGTH }));
  }
  const parsed = draftDeltaSchema.safeParse(edits.delta);
  if (!parsed.success) return refuse('BadRequest', suggestionMessages.invalid);
  const taken = await takeOperation(context, 'suggest edits', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const { database } = inside;
    const submission = await lockSubmission(database, submissionId);
    if (submission === undefined) return noSuchStory;
    if (!(await isStillEditor(inside, submission.publicationId))) return forbiddenStory;
    if (!suggestionRules[submission.status].canSend) return refuse('Conflict', messages.movedOn);
    const text = await readSubmittedText(commandReader(inside), submission);
    if (text === null) return noSuchStory;
    const base = draftValue(text);
    const changed = text.rev === baseRev ? applyIfFitting(base, parsed.data) : undefined;
    if (changed === undefined) return refuse('Conflict', suggestionMessages.textWentOn);
    const suggested = checkDraftValue(changed);
    if ('type' in suggested) return suggested;
    if (suggestedParts({ base, suggested }).length === 0) return refuse('BadRequest', suggestionMessages.nothing);
    if ((await countWaiting(database, submissionId)) >= MOST_OPEN_SUGGESTIONS) {
      return refuse('Conflict', formatMessage(suggestionMessages.tooMany, { most: MOST_OPEN_SUGGESTIONS }));
    }
    const id = createId();
    const made = { id, submissionId, editorId: viewer.personId, baseRevision: baseRev };
    const delta = diffDrafts(base, suggested);
    await insertSuggestion(database, { ...made, base, delta, message, now: clock.now() });
    await updateSubmission(database, submissionId, { acted_at: clock.now() });
    await emitEvent(database, 'submission.suggested', { submissionId, suggestionId: id });
    return changedSubmission(submissionId);
  });
}

/** Any of the editors takes back what has no answer yet; what the writer took stays in the text. */
export async function withdrawSuggestion(context: CommandContext, suggestionId: string): Promise<SubmissionOutcome> {
  const { viewer, clock } = context;
  const found = await findSuggestion(commandReader(context), suggestionId);
  if (found === null || viewer === null) return refuse('NotFound', suggestionMessages.gone);
  const { publicationId, id: submissionId } = found.submission;
  if (viewer.isSuspended || !isEditorOf(viewer, found.submission)) return forbiddenStory;
  const taken = await takeOperation(context, 'suggest edits', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const submission = await lockSubmission(inside.database, submissionId);
    const suggestion = await loadSuggestion(inside.database, suggestionId);
    if (submission === undefined || suggestion === undefined) return refuse('NotFound', suggestionMessages.gone);
    if (!(await isStillEditor(inside, publicationId))) return forbiddenStory;
    const { state } = openSuggestion(suggestion, submission.status);
    if (state === 'WITHDRAWN') return changedSubmission(submissionId);
    if (state !== 'OPEN') return refuse('Conflict', suggestionMessages.over);
    await setSuggestion(inside.database, suggestionId, { withdrawn_at: clock.now() });
    await eraseUnusedImages(asProgram(inside), await imagesOfSuggestion(inside.database, suggestionId));
    return changedSubmission(submissionId);
  });
}
