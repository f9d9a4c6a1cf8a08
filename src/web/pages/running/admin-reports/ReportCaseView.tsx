import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import { REPORTS_THAT_HIDE } from '#shared/moderation/report-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import styles from '#web/features/running/admin/Admin.module.css';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { ReportCaseRow } from '#web/generated/fragments.ts';
import { DecideForm } from './DecideForm.tsx';

type ReportCaseViewProps = {
  readonly reportCase: ReportCaseRow;
  readonly route: RouteMatch;
  readonly onDecided: () => void;
};

/** One thing that was reported, what was said of it, and the decision. */
export function ReportCaseView({ reportCase, route, onDecided }: ReportCaseViewProps) {
  const { target, targetKind, reports, reportCount, trustedReportCount, isHidden } = reportCase;
  return (
    <Section title={`${messages.targetKinds[targetKind]}: ${target.title}`}>
      <div className={styles.case}>
        {target.excerpt !== '' && <blockquote dir="auto">{target.excerpt}</blockquote>}
        <p className={styles.actions}>
          {target.path !== null && (
            <a className={styles.link} href={target.path}>
              {target.path}
            </a>
          )}
          {target.makers.map(({ id, name }) => (
            <a key={id} className={styles.link} href={buildPath('ShowAdminUser', { id })}>
              {formatMessage(messages.openAccount, { name })}
            </a>
          ))}
        </p>
        <p className={styles.note}>
          {formatMessage(messages.reporters, { count: reportCount })},{' '}
          {formatMessage(messages.trusted, { count: trustedReportCount, most: REPORTS_THAT_HIDE })}{' '}
          {(isHidden && messages.hiddenUntil) || (target.isHidden && messages.isHidden)}
        </p>
        <ul className={styles.list}>
          {reports.map(({ reason, comment, createdAt, reporter }) => (
            <li key={reporter?.id ?? createdAt}>
              {moderationMessages.rules[reason]}
              {comment !== '' && <blockquote dir="auto">{comment}</blockquote>}
              <p className={styles.note}>
                {formatMessage(messages.reporter, { name: reporter?.name ?? messages.somebody })},{' '}
                <DateTime timestamp={createdAt} />
              </p>
            </li>
          ))}
        </ul>
        <DecideForm reportCase={reportCase} route={route} onDecided={onDecided} />
      </div>
    </Section>
  );
}
