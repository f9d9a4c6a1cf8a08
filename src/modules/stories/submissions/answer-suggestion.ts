import { suggestionMessages as messages } from '#shared/messages/suggestions.ts';
import type { SuggestedPart } from '#shared/submissions/suggestion-parts.ts';
import { isOutOfDate, takeParts } from '#shared/submissions/take-parts.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
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
import { lockSubmission } from './find-submission.ts';
import { findSuggestion, loadSuggestion } from './read-suggestions.ts';
import { changedSubmission, type SubmissionOutcome } from './submission.ts';
import { type OpenedSuggestion, openSuggestion } from './suggestion.ts';
import { setSuggestion, upsertAnswers } from './suggestions.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** The writer has answered every part of a suggestion. */
    'submission.suggestionAnswered': { readonly submissionId: string; readonly suggestionId: string };
  }
}

/** Own judgement: one by one, more parts than anybody reads in an hour. */
const RULE = { most: 2_000, windowSeconds: 3_600 } as const;

export type SuggestionReply = {
  readonly suggestionId: string;
  /** Keys of the parts; null for all that have no answer yet. */
  readonly parts: readonly string[] | null;
  readonly isTaken: boolean;
};
type No = Exclude<SubmissionOutcome, { readonly type: 'Submission' }>;

/**
 * The writer takes or refuses what an editor suggested. What is taken comes into the text as it stands now by the same
 * merge as what two people write; a part whose passage was changed since is left as it is, and never applied.
 */
export async function answerSuggestion(context: CommandContext, answer: SuggestionReply): Promise<SubmissionOutcome> {
  const { viewer, clock } = context;
  const { suggestionId, isTaken } = answer;
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
    const opened = openSuggestion(suggestion, submission.status);
    const asked = askedOf(opened, answer);
    if ('type' in asked) return asked;
    const parts = isTaken ? fitting(asked, draft, answer.parts !== null) : asked;
    if ('type' in parts) return parts;
    if (isTaken) {
      const refusal = await write(inside, story, draft, { opened, wanted: parts });
      if (refusal !== undefined) return refusal;
    }
    if (parts.length === 0) return changedSubmission(submissionId);
    const now = clock.now();
    await upsertAnswers(database, { suggestionId, parts: parts.map(({ key }) => key), isTaken, now });
    const answered = new Set(parts.map(({ key }) => key));
    if (opened.unanswered.length > 0 && opened.unanswered.every(({ key }) => answered.has(key))) {
      await setSuggestion(database, suggestionId, { answered_at: now });
      await emitEvent(database, 'submission.suggestionAnswered', { submissionId, suggestionId });
    }
    return changedSubmission(submissionId);
  });
}

/** The parts that are to be answered; what has the same answer already is left out. Pure. */
function askedOf(
  { parts, taken, unanswered, state, isAnswerable }: OpenedSuggestion,
  answer: SuggestionReply,
): readonly SuggestedPart[] | No {
  if (!isAnswerable) return refuse('Conflict', state === 'WITHDRAWN' ? messages.withdrawn : messages.over);
  if (answer.parts === null) return unanswered;
  const wanted = new Set(answer.parts);
  const found = parts.filter(({ key }) => wanted.has(key));
  if (wanted.size === 0 || found.length !== wanted.size) return refuse('NotFound', messages.partGone);
  if (answer.isTaken) return found.filter(({ key }) => !taken.has(key));
  return found.some(({ key }) => taken.has(key)) ? refuse('Conflict', messages.alreadyTaken) : found;
}

/** Those that still fit; where each was named, all of them have to. */
function fitting(parts: readonly SuggestedPart[], draft: Draft, isNamed: boolean): readonly SuggestedPart[] | No {
  const fit = parts.filter((part) => !isOutOfDate(part, draft));
  const hasFailed = isNamed ? fit.length < parts.length : fit.length === 0 && parts.length > 0;
  return hasFailed ? refuse('Conflict', messages.outOfDate) : fit;
}

async function write(
  inside: CommandContext,
  story: Story,
  draft: Draft,
  { opened, wanted }: { readonly opened: OpenedSuggestion; readonly wanted: readonly SuggestedPart[] },
): Promise<No | undefined> {
  const { edit, taken } = opened;
  const merged = takeParts({ edit, taken, wanted, current: draft });
  if (merged === undefined) return refuse('Conflict', messages.outOfDate);
  const value = checkDraftValue(merged);
  if ('type' in value) return value;
  const { personId } = inside.viewer ?? {};
  if (personId === undefined) return noSuchStory;
  await writeRevision(inside, story, draft, { value, saveId: `suggestion-${createId()}`, personId });
  return undefined;
}
