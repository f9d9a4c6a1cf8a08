import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { rememberFocus } from '#web/parts/dialog/remember-focus.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import styles from '#web/parts/list/Rows.module.css';
import { EndSessionDocument } from '#web/generated/EndSession.ts';
import type { SessionsSetting } from '#web/generated/fragments.ts';

type Session = NonNullable<SessionsSetting['sessions']>[number];

/** One browser: what it is, where it is, when it was last here. */
export function SessionItem({ session }: { readonly session: Session }) {
  const { id, isCurrent, createdAt, lastUsedAt, domain } = session;
  const { run, isRunning, error } = useChange(EndSessionDocument);
  const end = async () => {
    const giveFocus = rememberFocus();
    if ((await run({ sessionId: id })) !== undefined) giveFocus();
  };
  const device = session.device ?? messages.sessionUnknown;
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemTitle}>
          {device}
          {isCurrent && <span className={styles.badge}>{messages.sessionCurrent}</span>}
        </p>
        <p className={styles.facts}>
          <span>{placeOf(session)}</span>
          {domain !== null && <span>{domain}</span>}
          <span>{formatMessage(messages.sessionUsed, { date: formatDate(lastUsedAt) })}</span>
          <span>{formatMessage(messages.sessionSince, { date: formatDate(createdAt) })}</span>
        </p>
        <p className={styles.error} role="alert">
          {error}
        </p>
      </div>
      {!isCurrent && (
        <div className={styles.itemActions}>
          <Button
            look="plain"
            size="small"
            aria-label={formatMessage(messages.sessionEndOf, { device })}
            aria-disabled={isRunning}
            onClick={() => void (isRunning || end())}
          >
            {messages.sessionEnd}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The country by its name, else the network address. */
function placeOf({ country, network }: Session): string {
  if (country === null) return network;
  return `${regions.of(country) ?? country} (${network})`;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
