import { federationMessages as messages } from '#shared/messages/federation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Row } from '#web/parts/list/Row.tsx';
import styles from '#web/parts/list/Rows.module.css';
import type { OwnFederation } from '#web/generated/fragments.ts';

type DeliverySettingProps = { readonly federation: NonNullable<OwnFederation['federation']> };

/** Whether what is published arrives: when it last did, and where it does not. */
export function DeliverySetting({ federation: { lastSentAt, failingServers } }: DeliverySettingProps) {
  const text =
    lastSentAt === null ? messages.neverSent : formatMessage(messages.lastSent, { date: formatDate(lastSentAt) });
  return (
    <Row title={messages.deliveryTitle} text={text}>
      {failingServers.length > 0 && (
        <>
          <p className={styles.note}>{messages.failing}</p>
          <ul className={styles.list}>
            {failingServers.map(({ host, since }) => (
              <li key={host} className={styles.item}>
                <div className={styles.itemWords}>
                  <p className={styles.itemTitle}>
                    <bdi translate="no">{host}</bdi>
                  </p>
                  <p className={styles.facts}>
                    <span>{formatMessage(messages.failingSince, { date: formatDate(since) })}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Row>
  );
}
