import type { AcceptedKind, SubmitterGroup } from '../submissions/submission-criteria.ts';

/** Texts of the page where a publication says which stories it takes. */
export const submissionSettingsMessages = {
  title: 'Submission',
  titleOf: 'Submissions to {name}',
  who: 'Who can submit',
  whoHint:
    'Your own writers always can, as often as they like. Everyone else can have {most} stories with you at once.',
  accepts: 'What you accept',
  leastWords: 'Minimum words',
  mostWords: 'Maximum words',
  noLimit: 'Leave empty for no limit',
  topicsHint: 'A story needs one of these. Leave it empty to accept any topic.',
  needsCover: 'Stories need a cover picture',
  needsAiDisclosure: 'Writers must say whether AI helped',
  leastAccountDays: 'Minimum account age, in days',
  accountHint: 'Keeps out accounts made to spam you. 0 lets everyone in.',
  guidelines: 'Guidelines',
  guidelinesHint: 'Writers read this before they submit. What are you looking for, and what isn’t for you?',
  pause: 'Pause',
  isPaused: 'Pause submissions',
  pauseHint: 'You keep the stories you already have. Nobody can submit new ones.',
  pauseReason: 'Reason',
  pauseReasonHint: 'Writers see it. Optional.',
  pausedUntil: 'Reopen on',
  pausedUntilHint: 'Optional. Submissions reopen on that day.',
  cut: 'The editors’ share',
  cutText: 'Editors get {cut}% of what a story earns. Writers agree to it when they submit.',
  cutField: 'The editors’ share, in percent',
  cutHint:
    'From 0 to {most}. Editors get this much of what a story earns. Writers see it before they submit, and a change applies to new submissions only.',
  parts: 'Who gets the editors’ share',
  partsText:
    'You get what you don’t give to anyone else. If an editor isn’t in the Partner Program, their part goes to you. If you aren’t either, it stays with the authors.',
  partOf: '{name}’s part, in percent',
  partsKept: 'You get {percent}% of it.',
  partsSave: 'Save parts',
  partsSaved: 'Saved. It applies starting today.',
  noEditors: 'You have no editors, so all of it goes to you.',
  save: 'Save',
  saved: 'Saved.',

  replies: 'Saved replies',
  repliesHint: 'Answers you give often, ready when you ask for edits or decline a story.',
  noReplies: 'No saved replies yet.',
  addReply: 'Add reply',
  editReply: 'Edit',
  editReplyNamed: 'Edit {title}',
  deleteReply: 'Delete',
  deleteReplyNamed: 'Delete {title}',
  newReplyTitle: 'New reply',
  changeReplyTitle: 'Edit reply',
  replyName: 'Name',
  replyText: 'Text',
  replySaved: 'Reply saved.',
  replyDeleted: 'Reply deleted.',
  deleteTitle: 'Delete this reply?',
  deleteText: 'What you’ve already sent with it stays.',
} as const;

export const submitterGroupMessages: Readonly<Record<SubmitterGroup, string>> = {
  WRITERS: 'Only your writers',
  FOLLOWERS: 'Your writers and followers',
  EVERYONE: 'Everyone',
};

export const acceptedKindMessages: Readonly<Record<AcceptedKind, string>> = {
  BOTH: 'Drafts and published stories',
  DRAFTS: 'Only drafts',
  PUBLISHED: 'Only stories that are already published',
};
