import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import styles from '#web/features/running/admin/Admin.module.css';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { EndUserSessionsDocument } from '#web/generated/EndUserSessions.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** Where somebody is signed in, and a way to end it. */
export function SessionList({ user, route }: AdminUserProps) {
  const { run: end, isRunning, failure } = useChange(EndUserSessionsDocument, { says: 'here' });
  return (
    <Section title={messages.sessionsTitle}>
      {user.sessions.length === 0 && <p className={styles.note}>{messages.noSessions}</p>}
      <ul className={styles.list}>
        {user.sessions.map(({ id, device, method, country, lastUsedAt }) => (
          <li key={id}>
            {formatMessage(messages.session, { device: device ?? messages.unknownDevice, method })}
            <p className={styles.note}>
              {country} <DateTime timestamp={lastUsedAt} />
            </p>
          </li>
        ))}
      </ul>
      {user.viewerCan.suspend && (
        <div className={styles.form}>
          <Button look="outlined" disabled={isRunning} onClick={() => void end({ userId: user.id })}>
            {messages.endSessions}
          </Button>
          <AdminError failure={failure} route={route} />
        </div>
      )}
    </Section>
  );
}
