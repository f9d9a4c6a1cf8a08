import { opensStaffPage, type StaffPage } from '#shared/moderation/staff-pages.ts';
import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { activeTab } from '#web/features/ground/tabs/active-tab.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import { TabGroup, Tabs } from '#web/parts/tabs/Tabs.tsx';

type StaffTab = { readonly page: StaffPage; readonly label: string; readonly to: string };

/** What belongs together, in the order in which staff need it. */
const groups: readonly { readonly name: string; readonly tabs: readonly StaffTab[] }[] = [
  {
    name: messages.groupSite,
    tabs: [
      { page: 'overview', label: messages.overview, to: buildPath('ShowAdminOverview') },
      { page: 'start', label: messages.start, to: buildPath('ShowAdminStart') },
      { page: 'lookUp', label: messages.lookUp, to: buildPath('ShowAdminLookUp') },
      { page: 'settings', label: messages.settings, to: buildPath('ShowAdminSettings') },
    ],
  },
  {
    name: messages.groupModeration,
    tabs: [
      { page: 'reports', label: messages.reports, to: buildPath('ShowAdminReports') },
      { page: 'appeals', label: messages.appeals, to: buildPath('ShowAdminAppeals') },
      { page: 'legalNotices', label: messages.legalNotices, to: buildPath('ShowAdminLegalNotices') },
      { page: 'waves', label: messages.waves, to: buildPath('ShowAdminWaves') },
      { page: 'signUps', label: messages.signUps, to: buildPath('ShowAdminSignUps') },
      { page: 'bannedLinks', label: messages.bannedLinks, to: buildPath('ShowAdminBannedLinks') },
      { page: 'servers', label: messages.servers, to: buildPath('ShowAdminServers') },
    ],
  },
  {
    name: messages.groupContent,
    tabs: [
      { page: 'topics', label: messages.topics, to: buildPath('ShowAdminTopics') },
      { page: 'boosts', label: messages.boosts, to: buildPath('ShowAdminBoosts') },
      { page: 'authors', label: messages.authors, to: buildPath('ShowAdminAuthors') },
      { page: 'pages', label: messages.pages, to: buildPath('ShowAdminSitePages') },
    ],
  },
  {
    name: messages.groupMoney,
    tabs: [
      { page: 'coupons', label: messages.coupons, to: buildPath('ShowAdminCoupons') },
      { page: 'finance', label: messages.finance, to: buildPath('ShowAdminFinance') },
    ],
  },
  {
    name: messages.groupRunning,
    tabs: [
      { page: 'mail', label: messages.mail, to: buildPath('ShowAdminMail') },
      { page: 'errors', label: messages.errors, to: buildPath('ShowAdminErrors') },
      { page: 'jobs', label: messages.jobs, to: buildPath('ShowAdminJobs') },
      { page: 'experiments', label: messages.experiments, to: buildPath('ShowAdminExperiments') },
      { page: 'audit', label: messages.audit, to: buildPath('ShowAdminAudit') },
      { page: 'status', label: messages.status, to: buildPath('ShowInternalStatus') },
    ],
  },
];

/** The way to the pages for staff: each is there for those whose role has it. */
export function AdminNavigation() {
  const roles = useQuery(AdminTabsQueryDocument).data?.viewer?.platformRoles ?? [];
  const { path } = useRoute();
  const own = groups
    .map(({ name, tabs }) => ({ name, tabs: tabs.filter(({ page }) => opensStaffPage(roles, page)) }))
    .filter(({ tabs }) => tabs.length > 0);
  const active = activeTab(
    own.flatMap(({ tabs }) => tabs),
    path,
  );
  return (
    <Tabs label={messages.sections} active={active?.to} look="grouped">
      {own.map(({ name, tabs }) => (
        <TabGroup key={name} name={name}>
          {tabs.map((tab) => (
            <li key={tab.to}>
              <Link to={tab.to} aria-current={tab === active ? 'page' : undefined}>
                {tab.label}
              </Link>
            </li>
          ))}
        </TabGroup>
      ))}
    </Tabs>
  );
}
