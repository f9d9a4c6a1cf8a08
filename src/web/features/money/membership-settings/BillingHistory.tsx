import { useState } from 'react';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { BillingPage } from './BillingPage.tsx';
import styles from '#web/parts/list/Rows.module.css';

/** What was paid, the last first, ten at a time (MEMB-11). */
export function BillingHistory() {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Row title={messages.historyTitle}>
      <ul className={styles.list}>
        {cursors.map((cursor, index) => (
          <BillingPage
            key={cursor ?? ''}
            to={cursor}
            isLast={index === cursors.length - 1}
            onMore={(next) => setCursors([...cursors, next])}
          />
        ))}
      </ul>
    </Row>
  );
}
