import type { StaffPage } from './staff-pages.ts';

export type OverviewKind =
  | 'APPEALS'
  | 'AUTHORS'
  | 'BACKUP'
  | 'BOOSTS'
  | 'DISK'
  | 'ERRORS'
  | 'JOBS'
  | 'LEGAL_NOTICES'
  | 'MAIL'
  | 'PAYOUTS'
  | 'PAYOUT_REVIEWS'
  | 'REPORTS'
  | 'WAVES';

type OverviewRoute =
  | 'ShowAdminAppeals'
  | 'ShowAdminAuthors'
  | 'ShowAdminBoosts'
  | 'ShowAdminErrors'
  | 'ShowAdminFinance'
  | 'ShowAdminJobs'
  | 'ShowAdminLegalNotices'
  | 'ShowAdminMail'
  | 'ShowAdminReports'
  | 'ShowAdminWaves'
  | 'ShowInternalStatus';

/** What is counted for staff, the list that each number leads to, and the page whose roles see it. */
export const overviewPages: readonly {
  readonly kind: OverviewKind;
  readonly page: StaffPage;
  readonly route: OverviewRoute;
}[] = [
  { kind: 'REPORTS', page: 'reports', route: 'ShowAdminReports' },
  { kind: 'WAVES', page: 'waves', route: 'ShowAdminWaves' },
  { kind: 'APPEALS', page: 'appeals', route: 'ShowAdminAppeals' },
  { kind: 'LEGAL_NOTICES', page: 'legalNotices', route: 'ShowAdminLegalNotices' },
  { kind: 'PAYOUT_REVIEWS', page: 'finance', route: 'ShowAdminFinance' },
  { kind: 'PAYOUTS', page: 'finance', route: 'ShowAdminFinance' },
  { kind: 'AUTHORS', page: 'authors', route: 'ShowAdminAuthors' },
  { kind: 'BOOSTS', page: 'boosts', route: 'ShowAdminBoosts' },
  { kind: 'MAIL', page: 'mail', route: 'ShowAdminMail' },
  { kind: 'DISK', page: 'status', route: 'ShowInternalStatus' },
  { kind: 'ERRORS', page: 'errors', route: 'ShowAdminErrors' },
  { kind: 'JOBS', page: 'jobs', route: 'ShowAdminJobs' },
  { kind: 'BACKUP', page: 'status', route: 'ShowInternalStatus' },
];
