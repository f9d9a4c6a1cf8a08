import { suggestionMessages as messages } from '#shared/messages/suggestions.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { required } from '#modules/ground/required.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { checkDraftValue } from '#modules/stories/drafts/check-draft-value.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import { ensureDraft } from '#modules/stories/drafts/ensure-draft.ts';
import { findEditable, isStory } from '#modules/stories/drafts/find-editable.ts';
import { lockDraft } from '#modules/stories/drafts/read-draft.ts';
import { writeRevision } from '#modules/stories/drafts/write-revision.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { lockSubmission } from './find-submission.ts';
import { findSuggestion, loadSuggestion } from './read-suggestions.ts';
import type { SubmissionOutcome } from './submission.ts';
import { type OpenedSuggestion, openSuggestion } from './suggestion.ts';

/** Own judgement: one by one, more parts than anybody reads in an hour. */
const RULE = { most: 2_000, windowSeconds: 3_600 } as const;

export type SuggestionRefusal = Exclude<SubmissionOutcome, { readonly type: 'Submission' }>;
export type HeldSuggestion = {
  readonly submissionId: string;
  readonly story: Story;
  readonly draft: Draft;
  readonly opened: OpenedSuggestion;
};

/** A change by the writer to whom a suggestion was made, of the text and their answers, with both held. */
export async function changeSuggestion(
  context: CommandContext,
  suggestionId: string,
  change: (inside: CommandContext, held: HeldSuggestion) => Promise<SubmissionOutcome>,
): Promise<SubmissionOutcome> {
  const { viewer } = context;
  const found = await findSuggestion(commandReader(context), suggestionId);
  if (found === null || viewer === null) return refuse('NotFound', messages.gone);
  const { id: submissionId, storyId, writerId } = found.submission;
  if (viewer.isSuspended || viewer.personId !== writerId) return forbiddenStory;
  const counted = await takeOperation(context, 'answer suggestion', viewer.personId, RULE);
  if (!counted.ok) return busy(counted.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const { database } = inside;
    const story = await findEditable(inside, storyId);
    if (!isStory(story)) return story;
    // In the order of everybody who holds them: draft, story, submission.
    await ensureDraft(database, story);
    const draft = required(await lockDraft(database, storyId), 'draft');
    await lockManagedStory(database, storyId);
    const submission = await lockSubmission(database, submissionId);
    const suggestion = await loadSuggestion(database, suggestionId);
    if (submission === undefined || suggestion === undefined) return refuse('NotFound', messages.gone);
    return change(inside, { submissionId, story, draft, opened: openSuggestion(suggestion, submission.status) });
  });
}

/** Writes the text as it is with the parts that were taken or given back; answers with why not. */
export async function writeMerged(
  inside: CommandContext,
  { story, draft }: HeldSuggestion,
  merged: DraftValue | undefined,
): Promise<SuggestionRefusal | undefined> {
  if (merged === undefined) return refuse('Conflict', messages.outOfDate);
  const value = checkDraftValue(merged);
  if ('type' in value) return value;
  const { personId } = inside.viewer ?? {};
  if (personId === undefined) return noSuchStory;
  await writeRevision(inside, story, draft, { value, saveId: `suggestion-${createId()}`, personId });
  return undefined;
}
