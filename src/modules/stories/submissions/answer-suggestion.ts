import { suggestionMessages as messages } from '#shared/messages/suggestions.ts';
import type { SuggestedPart } from '#shared/submissions/suggestion-parts.ts';
import { isOutOfDate, takeParts } from '#shared/submissions/take-parts.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { refuse } from '#modules/ground/story-outcome.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import { changeSuggestion, type SuggestionRefusal, writeMerged } from './change-suggestion.ts';
import { changedSubmission, type SubmissionOutcome } from './submission.ts';
import type { OpenedSuggestion } from './suggestion.ts';
import { setSuggestion, upsertAnswers } from './suggestions.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** The writer has answered every part of a suggestion. */
    'submission.suggestionAnswered': { readonly submissionId: string; readonly suggestionId: string };
  }
}

export type SuggestionReply = {
  readonly suggestionId: string;
  /** Keys of the parts; null for all that have no answer yet. */
  readonly parts: readonly string[] | null;
  readonly isTaken: boolean;
};

/**
 * The writer takes or refuses what an editor suggested. What is taken comes into the text as it stands now by the same
 * merge as what two people write; a part whose passage was changed since is left as it is, and never applied.
 */
export function answerSuggestion(context: CommandContext, answer: SuggestionReply): Promise<SubmissionOutcome> {
  const { suggestionId, isTaken } = answer;
  return changeSuggestion(context, suggestionId, async (inside, held): Promise<SubmissionOutcome> => {
    const { database, clock } = inside;
    const { submissionId, draft, opened } = held;
    const asked = askedOf(opened, answer);
    if ('type' in asked) return asked;
    const parts = isTaken ? fitting(asked, draft, answer.parts !== null) : asked;
    if ('type' in parts) return parts;
    if (isTaken) {
      const { edit, taken } = opened;
      const refusal = await writeMerged(inside, held, takeParts({ edit, taken, wanted: parts, current: draft }));
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
): readonly SuggestedPart[] | SuggestionRefusal {
  if (!isAnswerable) return refuse('Conflict', state === 'WITHDRAWN' ? messages.withdrawn : messages.over);
  if (answer.parts === null) return unanswered;
  const wanted = new Set(answer.parts);
  const found = parts.filter(({ key }) => wanted.has(key));
  if (wanted.size === 0 || found.length !== wanted.size) return refuse('NotFound', messages.partGone);
  if (answer.isTaken) return found.filter(({ key }) => !taken.has(key));
  return found.some(({ key }) => taken.has(key)) ? refuse('Conflict', messages.alreadyTaken) : found;
}

/** Those that still fit; where each was named, all of them have to. */
function fitting(
  parts: readonly SuggestedPart[],
  draft: Draft,
  isNamed: boolean,
): readonly SuggestedPart[] | SuggestionRefusal {
  const fit = parts.filter((part) => !isOutOfDate(part, draft));
  const hasFailed = isNamed ? fit.length < parts.length : fit.length === 0 && parts.length > 0;
  return hasFailed ? refuse('Conflict', messages.outOfDate) : fit;
}
