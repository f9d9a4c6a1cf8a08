import type { SubmissionStatus } from './submission-machine.ts';

type SuggestionRule = {
  /** Whether an editor may suggest edits, or take back what they suggested. */
  readonly canSend: boolean;
  /** Whether the writer may take or refuse what was suggested; else what has no answer has lapsed. */
  readonly canAnswer: boolean;
};

const underway: SuggestionRule = { canSend: true, canAnswer: true };
const over: SuggestionRule = { canSend: false, canAnswer: false };

/**
 * What becomes of suggestions as a submission moves on (rule 63). What was accepted was accepted as it stood; what was
 * withdrawn or expired is its writer's alone; what was declined may be mended by what the editors suggested.
 */
export const suggestionRules: Readonly<Record<SubmissionStatus, SuggestionRule>> = {
  WIP: over,
  OPEN: underway,
  TRIAGE: underway,
  IN_REVIEW: underway,
  CHANGES_REQUESTED: underway,
  CHANGES_MADE: underway,
  ACCEPTED: over,
  REJECTED: { canSend: false, canAnswer: true },
  CANCELLED: over,
  UNKNOWN: over,
};

/** Own judgement: more that wait for an answer at once nobody would read. */
export const MOST_OPEN_SUGGESTIONS = 20;
