import { formatMessage } from '#shared/messages/format-message.ts';
import { overviewMessages as messages } from '#shared/messages/overview.ts';
import { overviewPages } from '#shared/moderation/overview-pages.ts';
import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { type AdminOverviewPageQuery, AdminOverviewPageQueryDocument } from '#web/generated/AdminOverviewPageQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { Entry, PlainList } from '#web/parts/list/PlainList.tsx';

type Waiting = NonNullable<AdminOverviewPageQuery['staffOverview']>[number];

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
          <PlainList>
            {quiet.map(({ kind }) => (
              <Entry key={kind}>
                <Link to={pathOf(kind)}>{messages.nothing[kind]}</Link>
              </Entry>
            ))}
          </PlainList>
        </Section>
      )}
      {hasFirstSteps && (
        <ButtonRow>
          <ButtonLink look="outlined" href={buildPath('ShowAdminStart')}>
            {messages.firstSteps}
          </ButtonLink>
        </ButtonRow>
      )}
    </AdminFrame>
  );
}

function WaitingItem({ entry }: { readonly entry: Waiting }) {
  const { kind, count, since, standing } = entry;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <Link to={pathOf(kind)}>{formatMessage(messages.waiting[kind], { count })}</Link>
          {standing !== 'WAITING' && <Badge isWarning>{messages.standings[standing]}</Badge>}
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

function pathOf(kind: Waiting['kind']): string {
  return buildPath(overviewPages.find((one) => one.kind === kind)?.route ?? 'ShowInternalStatus');
}
