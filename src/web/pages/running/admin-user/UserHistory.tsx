import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import styles from '#web/features/running/admin/Admin.module.css';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import type { AdminUserView } from '#web/generated/fragments.ts';

type HistoryProps = { readonly user: AdminUserView };

/** What the account was suspended for, the newest first. */
export function SuspensionList({ user }: HistoryProps) {
  return (
    <Section title={messages.suspensionsTitle}>
      {user.suspensions.length === 0 && <p className={styles.note}>{messages.noSuspensions}</p>}
      <ul className={styles.list}>
        {user.suspensions.map(({ id, rule, reason, excerpt, createdAt, endsAt, liftedAt }) => (
          <li key={id} dir="auto">
            {formatMessage(messages.suspension, { rule: moderationMessages.rules[rule], reason })}
            {excerpt !== '' && <blockquote>{excerpt}</blockquote>}
            <p className={styles.note}>
              <DateTime timestamp={createdAt} />, {liftedAt === null ? messages.running : messages.lifted}
              {endsAt !== null && `, ${formatMessage(messages.until, { date: formatDate(endsAt, 'day') })}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What staff did to the account, the newest first. */
export function AuditList({ user }: HistoryProps) {
  return (
    <Section title={messages.auditTitle}>
      {user.audit.length === 0 && <p className={styles.note}>{messages.noAudit}</p>}
      <ul className={styles.list}>
        {user.audit.map(({ id, actor, action, before, after, createdAt }) => (
          <li key={id}>
            {formatMessage(messages.auditLine, { actor, action })}
            <p className={styles.note}>
              <DateTime timestamp={createdAt} /> {before} → {after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
