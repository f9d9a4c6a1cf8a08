/** What a notification is switched on and off by: one switch for each way that it goes (rule 77). */
export const notificationChannels = [
  'RESPONSES',
  'MENTIONS',
  'HIGHLIGHTS',
  'REPOSTS',
  'CLAPS',
  'FOLLOWS',
  'NEW_STORIES',
  'LISTS',
  'NOTES',
  'CO_AUTHORS',
  'MILESTONES',
  'SCHEDULED',
  'SUBMISSIONS',
  'PUBLICATIONS',
] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

/** Every kind of notification (`notificationType`), with the channel that it goes by. */
export const notificationKinds = {
  STORY_RESPONDED: 'RESPONSES',
  LIST_RESPONDED: 'RESPONSES',
  RESPONSE_REPLIED: 'RESPONSES',
  STORY_MENTIONED: 'MENTIONS',
  RESPONSE_MENTIONED: 'MENTIONS',
  STORY_CLAPPED: 'CLAPS',
  RESPONSE_CLAPPED: 'CLAPS',
  LIST_CLAPPED: 'CLAPS',
  STORY_HIGHLIGHTED: 'HIGHLIGHTS',
  STORY_REPOSTED: 'REPOSTS',
  PERSON_FOLLOWED: 'FOLLOWS',
  LIST_FOLLOWED: 'LISTS',
  LIST_GREW: 'LISTS',
  STORY_LISTED: 'LISTS',
  NOTE_WRITTEN: 'NOTES',
  NOTE_REPLIED: 'NOTES',
  CO_AUTHOR_INVITED: 'CO_AUTHORS',
  CO_AUTHOR_AGREED: 'CO_AUTHORS',
  SPLIT_PROPOSED: 'CO_AUTHORS',
  SPLIT_AGREED: 'CO_AUTHORS',
  SPLIT_DECLINED: 'CO_AUTHORS',
  SPLIT_LEFT: 'CO_AUTHORS',
  NEW_STORY: 'NEW_STORIES',
  STORY_MILESTONE: 'MILESTONES',
  STORY_BOOSTED: 'MILESTONES',
  FOLLOWER_MILESTONE: 'MILESTONES',
  AUTHOR_VERIFIED: 'MILESTONES',
  AUTHOR_DECLINED: 'MILESTONES',
  AUTHOR_REVOKED: 'MILESTONES',
  STAFF_LOOKED: 'MILESTONES',
  DECISION_WARNED: 'MILESTONES',
  DECISION_LIMITED: 'MILESTONES',
  DECISION_DEMONETISED: 'MILESTONES',
  DECISION_HIDDEN: 'MILESTONES',
  DECISION_WITHHELD: 'MILESTONES',
  DECISION_SUSPENDED: 'MILESTONES',
  DECISION_REVIEWED: 'MILESTONES',
  DECISION_ENDED: 'MILESTONES',
  DECISION_REVERSED: 'MILESTONES',
  APPEAL_ANSWERED: 'MILESTONES',
  MAIL_NOT_TAKEN: 'MILESTONES',
  STORY_WENT_OUT: 'SCHEDULED',
  SUBMISSION_RECEIVED: 'SUBMISSIONS',
  SUBMISSION_RESUBMITTED: 'SUBMISSIONS',
  SUBMISSION_WITHDRAWN: 'SUBMISSIONS',
  SUBMISSION_NUDGED: 'SUBMISSIONS',
  SUBMISSION_WAITS: 'SUBMISSIONS',
  SUBMISSION_EDITS_AWAITED: 'SUBMISSIONS',
  SUBMISSION_ASSIGNED: 'SUBMISSIONS',
  SUBMISSION_IN_REVIEW: 'SUBMISSIONS',
  SUBMISSION_CHANGES_REQUESTED: 'SUBMISSIONS',
  SUBMISSION_ACCEPTED: 'SUBMISSIONS',
  SUBMISSION_DECLINED: 'SUBMISSIONS',
  SUBMISSION_EXPIRED: 'SUBMISSIONS',
  SUBMISSION_ENDED: 'SUBMISSIONS',
  SUBMISSION_CANCELED: 'SUBMISSIONS',
  SUBMISSION_GONE: 'SUBMISSIONS',
  SUBMISSION_CLOSED: 'SUBMISSIONS',
  SUBMISSION_EDITS_SUGGESTED: 'SUBMISSIONS',
  SUBMISSION_EDITS_ANSWERED: 'SUBMISSIONS',
  SUBMISSION_NOTE_LEFT: 'SUBMISSIONS',
  SUBMISSION_NOTE_WRITTEN: 'SUBMISSIONS',
  SUBMISSION_NOTE_DONE: 'SUBMISSIONS',
  SUBMISSION_NOTE_MARKED_DONE: 'SUBMISSIONS',
  SUBMISSION_NOTE_REOPENED: 'SUBMISSIONS',
  SUBMISSION_NOTE_MARKED_OPEN: 'SUBMISSIONS',
  STAFF_INVITED: 'PUBLICATIONS',
  STAFF_JOINED: 'PUBLICATIONS',
  STAFF_MADE_EDITOR: 'PUBLICATIONS',
  STAFF_MADE_WRITER: 'PUBLICATIONS',
  STAFF_REMOVED: 'PUBLICATIONS',
  STAFF_LEFT: 'PUBLICATIONS',
  OWNERSHIP_OFFERED: 'PUBLICATIONS',
  OWNERSHIP_ACCEPTED: 'PUBLICATIONS',
  OWNERSHIP_DECLINED: 'PUBLICATIONS',
  OWNERSHIP_UNDONE: 'PUBLICATIONS',
  STORY_TAKEN_OUT: 'SUBMISSIONS',
  STORY_EDITED: 'SUBMISSIONS',
} as const satisfies Readonly<Record<string, NotificationChannel>>;

export type NotificationKind = keyof typeof notificationKinds;

/** What the page of notifications can be narrowed to. */
const notificationFilters = ['ALL', 'RESPONSES', 'REACTIONS', 'FOLLOWS', 'STORIES'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

const channelsOf: Readonly<Record<Exclude<NotificationFilter, 'ALL'>, readonly NotificationChannel[]>> = {
  RESPONSES: ['RESPONSES', 'MENTIONS', 'NOTES'],
  REACTIONS: ['CLAPS', 'HIGHLIGHTS', 'REPOSTS'],
  FOLLOWS: ['FOLLOWS', 'LISTS'],
  STORIES: ['NEW_STORIES', 'CO_AUTHORS', 'MILESTONES', 'SCHEDULED', 'SUBMISSIONS', 'PUBLICATIONS'],
};

/** The kinds that a filter lets through, in one order. */
export function kindsOf(filter: NotificationFilter): readonly NotificationKind[] {
  const all = Object.keys(notificationKinds).filter(isNotificationKind);
  if (filter === 'ALL') return all;
  const channels = channelsOf[filter];
  return all.filter((kind) => channels.includes(notificationKinds[kind]));
}

function isNotificationKind(text: string): text is NotificationKind {
  return Object.hasOwn(notificationKinds, text);
}

/** The bell says `99+` above this. */
export const MOST_COUNTED = 99;

/** The count of the bell as it reads; the empty text for none. */
export function bellText(count: number): string {
  if (count <= 0) return '';
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
