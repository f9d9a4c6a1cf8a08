import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { ErrorRow } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Entry } from '#web/parts/list/PlainList.tsx';
import styles from './ErrorRowView.module.css';

/** One kind of error: what it says, where it was thrown, how often and when it was seen. */
export function ErrorRowView({ group }: { readonly group: ErrorRow }) {
  const { id, source, name, message, place, build, count, lastSeenAt } = group;
  const facts = [
    messages.sources[source],
    formatMessage(messages.times, { count }),
    formatMessage(messages.lastSeen, { date: formatDate(lastSeenAt) }),
    ...(build === '' ? [] : [formatMessage(messages.build, { build })]),
  ];
  return (
    <Entry>
      <div className={styles.words}>
        <Link to={buildPath('ShowAdminError', { id })} className={styles.name} dir="auto">
          {formatMessage(messages.named, { name, message })}
        </Link>
        {place !== '' && <code className={styles.place}>{place}</code>}
        <Note>{facts.join(' · ')}</Note>
      </div>
    </Entry>
  );
}
