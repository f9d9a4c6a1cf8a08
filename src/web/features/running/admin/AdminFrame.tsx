import type { ReactNode } from 'react';
import { opensStaffPage, type StaffPage } from '#shared/moderation/staff-pages.ts';
import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type Tab, TabBar } from '#web/features/ground/tabs/TabBar.tsx';

const tabs: readonly (Tab & { readonly page: StaffPage })[] = [
  { page: 'overview', label: messages.overview, to: buildPath('ShowAdminOverview') },
  { page: 'start', label: messages.start, to: buildPath('ShowAdminStart') },
  { page: 'lookUp', label: messages.lookUp, to: buildPath('ShowAdminLookUp') },
  { page: 'reports', label: messages.reports, to: buildPath('ShowAdminReports') },
  { page: 'appeals', label: messages.appeals, to: buildPath('ShowAdminAppeals') },
  { page: 'legalNotices', label: messages.legalNotices, to: buildPath('ShowAdminLegalNotices') },
  { page: 'waves', label: messages.waves, to: buildPath('ShowAdminWaves') },
  { page: 'signUps', label: messages.signUps, to: buildPath('ShowAdminSignUps') },
  { page: 'bannedLinks', label: messages.bannedLinks, to: buildPath('ShowAdminBannedLinks') },
  { page: 'servers', label: messages.servers, to: buildPath('ShowAdminServers') },
  { page: 'topics', label: messages.topics, to: buildPath('ShowAdminTopics') },
  { page: 'boosts', label: messages.boosts, to: buildPath('ShowAdminBoosts') },
  { page: 'authors', label: messages.authors, to: buildPath('ShowAdminAuthors') },
  { page: 'pages', label: messages.pages, to: buildPath('ShowAdminSitePages') },
  { page: 'coupons', label: messages.coupons, to: buildPath('ShowAdminCoupons') },
  { page: 'finance', label: messages.finance, to: buildPath('ShowAdminFinance') },
  { page: 'experiments', label: messages.experiments, to: buildPath('ShowAdminExperiments') },
  { page: 'errors', label: messages.errors, to: buildPath('ShowAdminErrors') },
  { page: 'mail', label: messages.mail, to: buildPath('ShowAdminMail') },
  { page: 'settings', label: messages.settings, to: buildPath('ShowAdminSettings') },
  { page: 'audit', label: messages.audit, to: buildPath('ShowAdminAudit') },
  { page: 'status', label: messages.status, to: buildPath('ShowInternalStatus') },
];

/** Heading of a page for staff, and the way to the others: each is there for those whose role has it. */
export function AdminFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const roles = useQuery(AdminTabsQueryDocument).data?.viewer?.platformRoles ?? [];
  return (
    <StackedPage
      title={title}
      tabs={<TabBar label={messages.sections} tabs={tabs.filter(({ page }) => opensStaffPage(roles, page))} />}
    >
      {children}
    </StackedPage>
  );
}
