import { useState } from 'react';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { SettingRow } from '#web/features/ground/settings/SettingRow.tsx';
import { BillingPage } from './BillingPage.tsx';
import styles from '#web/features/ground/settings/Settings.module.css';

/** What was paid, the last first, ten at a time (MEMB-11). */
export function BillingHistory() {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <SettingRow title={messages.historyTitle}>
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
    </SettingRow>
  );
}
