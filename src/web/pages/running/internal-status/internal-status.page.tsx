import { siteCheckMessages } from '#shared/messages/site-checks.ts';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { FactList } from '#web/parts/list/FactList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import {
  type InternalStatusPageQuery,
  InternalStatusPageQueryDocument,
} from '#web/generated/InternalStatusPageQuery.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import { SiteChecks } from '#web/features/running/admin/SiteChecks.tsx';
import { BackupList } from './BackupList.tsx';
import { FlagList } from './FlagList.tsx';

const GROUPS = ['PROGRAM', 'DATABASE', 'JOBS', 'MAIL', 'CACHE', 'PAGES'] as const;

function InternalStatus({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(InternalStatusPageQueryDocument);
  const status = data?.internalStatus;
  if (!status) return null;
  return (
    <AdminFrame title={messages.statusTitle}>
      {status.viewerCanSwitchFlags && (
        <Section title={siteCheckMessages.title} look="quiet">
          <Note>{siteCheckMessages.text}</Note>
          <SiteChecks label={siteCheckMessages.run} route={route} />
        </Section>
      )}
      {GROUPS.filter((group) => status.facts.some((fact) => fact.group === group)).map((group) => (
        <Section key={group} title={messages.groups[group]} look="quiet">
          <FactList
            facts={status.facts.filter((fact) => fact.group === group).map(({ name, value }) => [name, value])}
          />
        </Section>
      ))}
      <BackupList backups={data?.backups ?? []} />
      <FlagList flags={status.flags} canSwitch={status.viewerCanSwitchFlags} route={route} />
    </AdminFrame>
  );
}

/** `/_/admin/internal-status`: how the program is doing, and its flags (ADMIN-1); nothing for everybody else. */
const page: PageDefinition<InternalStatusPageQuery> = {
  queries: () => [
    { document: InternalStatusPageQueryDocument, variables: {} },
    { document: AdminTabsQueryDocument, variables: {} },
  ],
  outcome: ({ data }) =>
    data.internalStatus ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' },
  head: ({ site }) => ({ title: messages.statusTitle, canonicalUrl: site.url + buildPath('ShowInternalStatus') }),
  Component: InternalStatus,
};

export default page;
