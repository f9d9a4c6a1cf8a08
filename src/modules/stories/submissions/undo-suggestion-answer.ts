import { suggestionMessages as messages } from '#shared/messages/suggestions.ts';
import { giveBackParts } from '#shared/submissions/take-parts.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { refuse } from '#modules/ground/story-outcome.ts';
import { changeSuggestion, writeMerged } from './change-suggestion.ts';
import { changedSubmission, type SubmissionOutcome } from './submission.ts';
import { deleteAnswers, setSuggestion } from './suggestions.store.ts';

export type AnswerUndoing = { readonly suggestionId: string; readonly parts: readonly string[] };

/**
 * The writer takes their answer to parts of a suggestion back (rule 315): what was used leaves the text by the same
 * merge that brought it in, and each part waits for an answer again. Nothing is undone where one of the passages was
 * changed since.
 */
export function undoSuggestionAnswer(
  context: CommandContext,
  { suggestionId, parts: keys }: AnswerUndoing,
): Promise<SubmissionOutcome> {
  return changeSuggestion(context, suggestionId, async (inside, held): Promise<SubmissionOutcome> => {
    const { submissionId, draft, opened } = held;
    const { edit, parts, taken, unanswered, state, isAnswerable } = opened;
    if (!isAnswerable) return refuse('Conflict', state === 'WITHDRAWN' ? messages.withdrawn : messages.over);
    const asked = new Set(keys);
    const found = parts.filter(({ key }) => asked.has(key));
    if (asked.size === 0 || found.length !== asked.size) return refuse('NotFound', messages.partGone);
    const answered = found.filter((part) => !unanswered.includes(part));
    const unwanted = answered.filter(({ key }) => taken.has(key));
    if (unwanted.length > 0) {
      const without = giveBackParts({ edit, taken, unwanted, current: draft });
      if (without === undefined) return refuse('Conflict', messages.changedSince);
      const refusal = await writeMerged(inside, held, without);
      if (refusal !== undefined) return refusal;
    }
    if (answered.length === 0) return changedSubmission(submissionId);
    await deleteAnswers(inside.database, { suggestionId, parts: answered.map(({ key }) => key) });
    await setSuggestion(inside.database, suggestionId, { answered_at: null });
    return changedSubmission(submissionId);
  });
}
