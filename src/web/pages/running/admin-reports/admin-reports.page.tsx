import { adminReportMessages as messages } from '#shared/messages/admin-reports.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminReportsPageQueryDocument } from '#web/generated/AdminReportsPageQuery.ts';
import { ReportCases } from './ReportCases.tsx';

/** `/_/admin/reports`: what waits for a decision, for moderators and administrators (rule 162). */
export default adminPage({
  document: AdminReportsPageQueryDocument,
  variablesOf: () => ({ to: null }),
  isThere: ({ reportCases }) => reportCases !== null,
  titleOf: () => messages.openReports,
  Component: ReportCases,
});
