import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import type { AdminUserView } from '#web/generated/fragments.ts';

type HistoryProps = { readonly user: AdminUserView };

/** What the account was suspended for, the newest first. */
export function SuspensionList({ user }: HistoryProps) {
  return (
    <Section title={messages.suspensionsTitle}>
      {user.suspensions.length === 0 && <Note>{messages.noSuspensions}</Note>}
      <PlainList>
        {user.suspensions.map(({ id, rule, reason, excerpt, createdAt, endsAt, liftedAt }) => (
          <li key={id} dir="auto">
            {formatMessage(messages.suspension, { rule: moderationMessages.rules[rule], reason })}
            {excerpt !== '' && <blockquote>{excerpt}</blockquote>}
            <Note>
              <DateTime timestamp={createdAt} />, {liftedAt === null ? messages.running : messages.lifted}
              {endsAt !== null && `, ${formatMessage(messages.until, { date: formatDate(endsAt, 'day') })}`}
            </Note>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
