import type { Criterion } from '../submissions/submission-criteria.ts';
import type { DeclineReason, SubmissionStatus } from '../submissions/submission-machine.ts';

/** Stories that are submitted to publications, for writers and editors. */
export const submissionMessages = {
  movedOn: 'This submission has changed since you opened it. Take another look.',
  noteTooLong: 'Keep the note to {most} characters.',
  nobodysAnyMore: 'This story is no longer available: it was deleted, published or submitted somewhere else.',
  reopenTooLate: 'You can only reopen a declined story within {days} days.',
  inAnother: 'This story is already in a publication. Remove it from there first.',
  scheduled: 'This story is scheduled. Cancel that first.',
  alreadySubmitted: 'You’ve already submitted this story. Withdraw it first to send it elsewhere.',
  alreadyAccepted: 'This story was accepted by a publication. Publish it there, or withdraw it first.',
  declinedTwice: 'This publication has declined the story twice. It can’t be submitted there again.',
  editFirst: 'This publication declined the story as it is. Edit it first, and you can submit it there once more.',
  guestHasMost:
    'This guest already has {most} stories waiting with you, the most a guest can have. Decide on one of them first.',
  tooManyAsGuest: 'Guests can have {most} stories with a publication at once. Wait for an answer first.',
  cutInvalid: 'Use a whole percentage from 0 to {most}.',
  cutForOwner: 'Only the owner can change the editors’ share.',
  partForEditors: 'Only editors of the publication can have a part.',
  cutChanged: 'The editors’ share has changed. Reload the page and take another look.',
  noSuchPublication: 'We couldn’t find that publication.',
  atRest: '{name} is closed, so nobody there will see this. You can still withdraw your story.',
  archived: '{name} isn’t taking new stories anymore.',
  paused: '{name} isn’t taking submissions right now.',
  pausedBecause: '{name} isn’t taking submissions right now: {reason}',
  writersOnly: '{name} only takes stories from its own writers.',
  followersOnly: '{name} only takes stories from its followers. Follow it first.',
  takeOutFirst: 'This story is in the publication. Remove it in the story’s settings.',
  textWentOn: 'The writer changed the story while you were reading. Take another look.',
  onlyDraftsWait: 'Only a story that isn’t published yet can be scheduled.',

  nothingEdited: 'Make the edits first, or tell the editors in a note why you’d leave it as it is.',
  noteEmpty: 'Write something first.',
  noteGone: 'This note no longer exists.',
  quoteTooLong: 'Choose a shorter passage.',
  replyTitle: 'Give the reply a name of 1 to {most} characters.',
  tooManyReplies: 'A publication can keep up to {most} replies. Delete one first.',
  replyGone: 'This reply no longer exists.',
  memoryChanged: 'Another editor wrote here in the meantime: “{note}” Save again to keep yours instead.',
  memoryCleared: 'Another editor cleared this in the meantime. Save again to keep yours.',
  noSuchWriter: 'This person hasn’t submitted anything here.',
  ownStory: 'You submitted this story, so another editor decides.',
  notTheirs: 'Choose one of the publication’s editors.',
  notADay: 'Choose a day within the next year.',
  alreadyNudged: 'You’ve already reminded the editors.',
  nudgeTooSoon: 'You can remind the editors after {days} days.',
  wordsTwisted: 'The maximum can’t be less than the minimum.',
  wordsInvalid: 'Enter a whole number of words.',
  daysInvalid: 'Enter a number of days up to {most}.',
  tooManyTopics: 'Choose up to {most} topics.',
  guidelinesTooLong: 'Keep the guidelines to {most} characters.',
  pauseReasonTooLong: 'Keep the reason to {most} characters.',
} as const;

/** What a story lacks of what a publication asks for. */
export const criterionMessages = {
  DRAFTS_ONLY: 'This publication only takes stories that haven’t been published yet.',
  PUBLISHED_ONLY: 'This publication only takes stories that are already published.',
  TOO_SHORT: 'At least {least} words.',
  TOO_LONG: 'At most {most} words.',
  TOPICS: 'One of these topics: {topics}.',
  COVER: 'A picture for the cover.',
  AI_DISCLOSURE: 'Say whether AI helped write it.',
  ACCOUNT_AGE: 'An account that’s at least {days, plural, one {# day} other {# days}} old.',
} as const satisfies Readonly<Record<Criterion, string>>;

/** How a submission stands, as both sides read it. */
export const submissionStatusMessages: Readonly<Record<SubmissionStatus, string>> = {
  WIP: 'Not submitted',
  OPEN: 'Pending review',
  TRIAGE: 'Pending review',
  IN_REVIEW: 'In review',
  CHANGES_REQUESTED: 'Edits requested',
  CHANGES_MADE: 'Edits made',
  ACCEPTED: 'Approved',
  REJECTED: 'Declined',
  CANCELLED: 'Withdrawn',
  UNKNOWN: 'Unknown',
};

/** Where a submission ended without anybody's decision, for each side. */
export const submissionEndMessages = {
  canceled: 'Canceled',
  removed: 'Removed',
  toWriter: {
    leave: 'You’re not on the staff of {name} anymore, so this submission was canceled. The story is yours.',
    close: '{name} was archived, so nobody will decide on this story. It’s yours to submit somewhere else.',
    expire: 'Nobody answered within {days} days, so the story is yours to submit again.',
    unedited:
      'You didn’t submit your edits within {days} days, so this submission was canceled. You can submit it again.',
    leaveReview: 'You’re not on the staff of {name} anymore, so this review ended. Your story stays published.',
    closeReview: '{name} was archived, so this review ended. Your story stays published.',
    expireReview: 'Nobody answered within {days} days, so this review ended. Your story stays published.',
    uneditedReview:
      'You didn’t submit your edits within {days} days, so this review ended. Your story stays published.',
    cancel: 'The story was taken down or moved, so this submission was canceled.',
    deleted: 'The story was deleted, so this submission was canceled.',
    takenOut: 'The editors removed the story from {name}. It’s still yours.',
  },
  toEditors: {
    leave: '{name} isn’t on the staff anymore, so this submission was canceled.',
    close: 'The publication was archived, so this submission was canceled. The story went back to its writer.',
    expire: 'Nobody answered within {days} days, so the story went back to its writer.',
    unedited: 'The writer didn’t submit edits within {days} days, so the story went back to them.',
    leaveReview: '{name} isn’t on the staff anymore, so this review ended. The story stays published.',
    closeReview: 'The publication was archived, so this review ended. The story stays published.',
    expireReview: 'Nobody answered within {days} days, so this review ended. The story stays published.',
    uneditedReview:
      'The writer didn’t submit edits within {days} days, so this review ended. The story stays published.',
    cancel: 'The story was taken down or moved, or its writer’s account was closed, so this submission was canceled.',
    deleted: 'The story was deleted, so this submission was canceled.',
    takenOut: 'An editor removed this story from the publication. It went back to its writer.',
  },
  thePublication: 'the publication',
  theWriter: 'The writer',
} as const;

export const declineReasonMessages: Readonly<Record<DeclineReason, string>> = {
  OFF_TOPIC: 'Off topic',
  NEEDS_WORK: 'Needs work',
  GUIDELINES: 'Doesn’t meet the guidelines',
  NOT_NOW: 'Not taking pieces like this right now',
};
