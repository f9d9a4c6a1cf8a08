import { formatMessage } from '#shared/messages/format-message.ts';
import { overviewMessages as messages } from '#shared/messages/overview.ts';
import { overviewPages } from '#shared/moderation/overview-pages.ts';
import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { type AdminOverviewPageQuery, AdminOverviewPageQueryDocument } from '#web/generated/AdminOverviewPageQuery.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

type Entry = NonNullable<AdminOverviewPageQuery['staffOverview']>[number];

/** What waits for the viewer, what is ill first, and below it what has nothing to do. */
export function AdminOverview() {
  const { data } = useQuery(AdminOverviewPageQueryDocument);
  const entries = data?.staffOverview ?? [];
  const waiting = entries.filter(({ count }) => count > 0);
  const quiet = entries.filter(({ count }) => count === 0);
  const hasFirstSteps = opensStaffPage(data?.viewer?.platformRoles ?? [], 'start');
  return (
    <AdminFrame title={messages.title}>
      {waiting.length === 0 ? (
        <EmptyText text={messages.allDone} />
      ) : (
        <Section title={messages.waitingTitle}>
          <List>
            {waiting.map((entry) => (
              <WaitingItem key={entry.kind} entry={entry} />
            ))}
          </List>
        </Section>
      )}
      {quiet.length > 0 && (
        <Section title={messages.quietTitle} look="quiet">
          <ul>
            {quiet.map(({ kind }) => (
              <li key={kind}>
                <Link to={pathOf(kind)}>{messages.nothing[kind]}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {hasFirstSteps && (
        <p>
          <Link to={buildPath('ShowAdminStart')}>{messages.firstSteps}</Link>
        </p>
      )}
    </AdminFrame>
  );
}

/** These do not wait for anybody: they do not work. */
const DEFECTS: ReadonlySet<Entry['kind']> = new Set(['BACKUP', 'ERRORS', 'JOBS', 'PAYOUTS']);

function WaitingItem({ entry }: { readonly entry: Entry }) {
  const { kind, count, since, isIll } = entry;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <Link to={pathOf(kind)}>{formatMessage(messages.waiting[kind], { count })}</Link>
          {isIll && <Badge isWarning>{DEFECTS.has(kind) ? messages.ill : messages.late}</Badge>}
        </ItemTitle>
        {since !== null && (
          <ItemFacts>
            <span>{formatMessage(messages.since, { date: formatDate(since) })}</span>
          </ItemFacts>
        )}
      </ItemWords>
    </ListItem>
  );
}

function pathOf(kind: Entry['kind']): string {
  return buildPath(overviewPages.find((one) => one.kind === kind)?.route ?? 'ShowInternalStatus');
}
