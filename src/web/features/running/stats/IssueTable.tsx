import { statsMessages as messages } from '#shared/messages/stats.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { IssueStats } from '#web/generated/fragments.ts';
import { FigureTable, RowName } from '#web/parts/figures/FigureTable.tsx';

const columns: readonly (readonly [name: string, countOf: (issue: IssueStats) => number])[] = [
  [messages.recipients, ({ recipientCount }) => recipientCount],
  [messages.accepted, ({ counts }) => counts.accepted],
  [messages.bounced, ({ counts }) => counts.bounced],
  [messages.skipped, ({ counts }) => counts.skipped],
  [
    messages.underway,
    ({ counts: { queued, sending, deferred, unknown, held } }) => queued + sending + deferred + unknown + held,
  ],
];

/** Mails with what became of them; a row adds up to its recipients. */
export function IssueTable({ issues }: { readonly issues: readonly IssueStats[] }) {
  return (
    <FigureTable
      rowsAre={messages.subject}
      columns={columns.map(([name]) => name)}
      rows={issues.map((issue) => ({
        key: issue.id,
        head: (
          <RowName below={formatDate(issue.sendAt)}>
            {issue.post === null ? issue.subject : <Link to={postStatsPath(issue.post.id)}>{issue.subject}</Link>}
          </RowName>
        ),
        cells: columns.map(([, countOf]) => formatNumber(countOf(issue))),
      }))}
    />
  );
}
