import { formatMessage } from '#shared/messages/format-message.ts';
import { shareLinkMessages as messages } from '#shared/messages/paywall.ts';
import { Button } from '#web/design/Button.tsx';
import { RevokeShareLinkDocument } from '#web/generated/RevokeShareLink.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import styles from './ShareLinksDialog.module.css';

type ShareLinkRowProps = {
  readonly link: {
    readonly id: string;
    readonly createdAt: number;
    readonly openings: number;
    readonly mostOpenings: number | null;
    readonly isRevoked: boolean;
  };
  readonly onRevoked: () => void;
};

/** One link: when it was made, how often it was opened, and its end. */
export function ShareLinkRow({ link, onRevoked }: ShareLinkRowProps) {
  const revoke = useChange(RevokeShareLinkDocument);
  const date = formatDate(link.createdAt);
  const { openings, mostOpenings } = link;
  const opened =
    mostOpenings === null
      ? formatMessage(messages.opened, { count: openings })
      : formatMessage(messages.openedOf, { count: openings, most: mostOpenings });
  const end = async () => {
    if ((await revoke.run({ shareLinkId: link.id })) !== undefined) onRevoked();
  };
  return (
    <li className={styles.link}>
      <span>
        {formatMessage(messages.madeOn, { date })}, {opened}
        {revoke.error !== undefined && (
          <span className={styles.failure} role="alert">
            {' '}
            {revoke.error}
          </span>
        )}
      </span>
      {link.isRevoked ? (
        <span className={styles.ended}>{messages.revoked}</span>
      ) : (
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.revokeLabel, { date })}
          disabled={revoke.isRunning}
          onClick={() => void end()}
        >
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}
