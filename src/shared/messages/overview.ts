import type { OverviewKind } from '../moderation/overview-pages.ts';

const waiting = {
  LEGAL_NOTICES: '{count, plural, one {One legal notice} other {# legal notices}} to decide',
  REPORTS: '{count, plural, one {One report} other {# reports}} to decide',
  WAVES: '{count, plural, one {One new account} other {# new accounts}} that may belong together',
  APPEALS: '{count, plural, one {One appeal} other {# appeals}} to answer',
  PAYOUT_REVIEWS: '{count, plural, one {One payout} other {# payouts}} to review',
  PAYOUTS: '{count, plural, one {One payout} other {# payouts}} that didn’t go out or came back',
  AUTHORS: '{count, plural, one {One author} other {# authors}} to verify',
  BOOSTS: '{count, plural, one {One story} other {# stories}} nominated for a boost',
  MAIL: '{count, plural, one {One email isn’t} other {# emails aren’t}} going out',
  DISK: '{count, plural, other {The disk is almost full}}',
  ERRORS: '{count, plural, one {One error} other {# errors}} to look into',
  JOBS: '{count, plural, one {One background job} other {# background jobs}} gave up',
  BACKUP: '{count, plural, one {The last backup} other {The last # backups}} failed',
} as const satisfies Readonly<Record<OverviewKind, string>>;

const nothing: Readonly<Record<OverviewKind, string>> = {
  LEGAL_NOTICES: 'Legal notices',
  REPORTS: 'Reports',
  WAVES: 'Waves',
  APPEALS: 'Appeals',
  PAYOUT_REVIEWS: 'Payouts to review',
  PAYOUTS: 'Payouts that failed',
  AUTHORS: 'Author verification',
  BOOSTS: 'Boosts',
  MAIL: 'Mail',
  DISK: 'Disk',
  ERRORS: 'Errors',
  JOBS: 'Background jobs',
  BACKUP: 'Backups',
};

/** Texts of the first page of staff: what waits for them, and what is ill. */
export const overviewMessages = {
  title: 'Overview',
  waitingTitle: 'Needs attention',
  waiting,
  since: 'Since {date}',
  standings: { BROKEN: 'Not working', LATE: 'Overdue' },
  quietTitle: 'Nothing waiting',
  nothing,
  allDone: 'Nothing needs your attention right now.',
  firstSteps: 'Getting started: what to set up first',
} as const;
