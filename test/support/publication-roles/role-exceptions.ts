import type { Actor } from './role-scene.ts';

/** About publications, and for everybody who reads or writes on the site; their own tests show who may. */
export const forReaders: ReadonlySet<string> = new Set([
  'createCollection',
  'followCollection',
  'unfollowCollection',
  'muteCollection',
  'unmuteCollection',
  'subscribeToCollection',
  'unsubscribeFromCollection',
  'createSeries',
  'pinPost',
  'unpinPost',
]);

/** What is done all the same in a publication that is archived or suspended, where nobody else has a right. */
export const everMayIn: Readonly<Record<string, readonly Actor[]>> = {
  leaveCollectionStaff: ['editor', 'writer'],
  withdrawSubmission: ['guest'],
  // It changes the writer's own text.
  answerSubmissionSuggestion: ['guest'],
  undoSubmissionSuggestionAnswer: ['guest'],
};

/** What its owner does with one that is archived, and not with one that is suspended. */
export const mayInArchived: Readonly<Record<string, readonly Actor[]>> = {
  restoreCollection: ['owner'],
  deleteCollection: ['owner'],
};
