import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { suggestionRules } from '#shared/submissions/suggestion-rules.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { answerSuggestion } from './answer-suggestion.ts';
import { undoSuggestionAnswer } from './undo-suggestion-answer.ts';
import { editAccepted } from './edit-accepted.ts';
import { personForSide } from './person-for-side.ts';
import { countOpen, mayAnswer, mayWithdraw, readParts, readSuggestions, renderOutcome } from './read-suggestions.ts';
import { submissionAnew } from './submission-anew.ts';
import { isEditorOf, mayEditAccepted } from './submissions.policy.ts';
import { suggestEdits, withdrawSuggestion } from './suggest-edits.ts';

const KINDS = { added: 'ADDED', removed: 'REMOVED', changed: 'CHANGED', moved: 'MOVED' } as const;
const PLACES = {
  title: 'TITLE',
  subtitle: 'SUBTITLE',
  previewBreak: 'PREVIEW_BREAK',
  block: 'BLOCK',
  footnote: 'FOOTNOTE',
} as const;

/** The part of the schema in `suggestions.graphql`. */
export const suggestionsGraph = {
  Mutation: {
    suggestSubmissionEdits: async (_root, { input }, context) => {
      const { submissionId, baseRev, delta, message } = input;
      const edits = { submissionId, baseRev, delta, message: message ?? '' };
      return submissionAnew(context, await suggestEdits(context.command, edits));
    },
    editAcceptedSubmission: async (_root, { input }, context) =>
      submissionAnew(context, await editAccepted(context.command, input)),
    withdrawSubmissionSuggestion: async (_root, { suggestionId }, context) =>
      submissionAnew(context, await withdrawSuggestion(context.command, suggestionId)),
    answerSubmissionSuggestion: async (_root, { suggestionId, parts, isTaken }, context) => {
      const answer = { suggestionId, parts: parts ?? null, isTaken };
      return submissionAnew(context, await answerSuggestion(context.command, answer));
    },
    undoSubmissionSuggestionAnswer: async (_root, { suggestionId, parts }, context) =>
      submissionAnew(context, await undoSuggestionAnswer(context.command, { suggestionId, parts })),
  },
  Submission: {
    suggestions: (submission, _arguments, context) => readSuggestions(context, submission),
    openSuggestionCount: (submission, _arguments, context) => countOpen(context, submission),
    viewerCanSuggest: (submission, _arguments, { viewer }) =>
      viewer?.isSuspended === false && suggestionRules[submission.status].canSend && isEditorOf(viewer, submission),
    viewerCanEdit: async (submission, _arguments, { viewer, loaders }) => {
      const story = await loaders.get(storyLoader).load(submission.storyId);
      return story !== undefined && mayEditAccepted(viewer, submission, story);
    },
  },
  SubmissionSuggestion: {
    id: ({ suggestion }) => suggestion.id,
    editor: ({ suggestion: { submissionId, editorId } }, _arguments, context) =>
      personForSide(context, submissionId, editorId),
    message: ({ suggestion }) => suggestion.message,
    createdAt: ({ suggestion }) => suggestion.createdAt,
    partCount: ({ parts }) => parts.length,
    takenCount: ({ taken }) => taken.size,
    refusedCount: ({ parts, taken, unanswered }) => parts.length - taken.size - unanswered.length,
    parts: (shown, _arguments, context) => readParts(context, shown),
    outcomeHtml: (shown, _arguments, context) => renderOutcome(context, shown),
    viewerCanAnswer: (shown, _arguments, context) => mayAnswer(context, shown),
    viewerCanWithdraw: (shown, _arguments, context) => mayWithdraw(context, shown),
  },
  SuggestedPart: {
    kind: ({ kind }) => KINDS[kind],
    place: ({ place }) => PLACES[place],
  },
} satisfies Resolvers;
