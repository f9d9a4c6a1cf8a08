import { statsMessages as messages } from '#shared/messages/stats.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { IssueStats } from '#web/generated/fragments.ts';
import styles from './stats.module.css';

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
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.subject}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <tr key={issue.id}>
              <th scope="row">
                {issue.post === null ? (
                  <span className={styles.story} dir="auto">
                    {issue.subject}
                  </span>
                ) : (
                  <Link className={styles.story} to={postStatsPath(issue.post.id)} dir="auto">
                    {issue.subject}
                  </Link>
                )}
                <span className={styles.when}>{formatDate(issue.sendAt)}</span>
              </th>
              {columns.map(([name, countOf]) => (
                <td key={name} className={styles.number}>
                  {formatNumber(countOf(issue))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
