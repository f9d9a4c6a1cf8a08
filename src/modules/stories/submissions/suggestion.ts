import { applyDelta } from '#shared/story/delta/apply-delta.ts';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import { type SuggestedEdit, suggestedParts, type SuggestedPart } from '#shared/submissions/suggestion-parts.ts';
import { suggestionRules } from '#shared/submissions/suggestion-rules.ts';

/** What an editor would change in a story that was submitted, with the answers that its writer gave. */
export type Suggestion = {
  readonly id: string;
  readonly submissionId: string;
  readonly editorId: string | null;
  readonly base: DraftValue;
  readonly delta: DraftDelta;
  readonly message: string;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
  readonly answers: Readonly<Record<string, boolean>>;
  /** When each answer was given, in milliseconds since 1970. */
  readonly answeredAt: Readonly<Record<string, number>>;
};

export type SuggestionState = 'OPEN' | 'ANSWERED' | 'WITHDRAWN' | 'LAPSED';

/** The same with its parts and where it stands. */
export type OpenedSuggestion = {
  readonly edit: SuggestedEdit;
  readonly parts: readonly SuggestedPart[];
  readonly taken: ReadonlySet<string>;
  readonly unanswered: readonly SuggestedPart[];
  readonly state: SuggestionState;
  /** Whether its writer may take parts of it now: what was refused may still be taken. */
  readonly isAnswerable: boolean;
};

/** Pure. */
export function openSuggestion(
  { base, delta, answers, withdrawnAt }: Suggestion,
  status: SubmissionStatus,
): OpenedSuggestion {
  const edit = { base, suggested: applyDelta(base, delta) };
  const parts = suggestedParts(edit);
  const taken = new Set(parts.filter(({ key }) => answers[key] === true).map(({ key }) => key));
  const unanswered = parts.filter(({ key }) => answers[key] === undefined);
  const state =
    unanswered.length === 0
      ? 'ANSWERED'
      : withdrawnAt !== null
        ? 'WITHDRAWN'
        : suggestionRules[status].canAnswer
          ? 'OPEN'
          : 'LAPSED';
  const isAnswerable = suggestionRules[status].canAnswer && withdrawnAt === null;
  return { edit, parts, taken, unanswered, state, isAnswerable };
}
