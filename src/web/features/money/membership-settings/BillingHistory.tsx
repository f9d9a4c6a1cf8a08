import { useState } from 'react';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { BillingPage } from './BillingPage.tsx';
import { List } from '#web/parts/list/List.tsx';

/** What was paid, the last first, ten at a time (MEMB-11). */
export function BillingHistory() {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Row title={messages.historyTitle}>
      <List>
        {cursors.map((cursor, index) => (
          <BillingPage
            key={cursor ?? ''}
            to={cursor}
            isLast={index === cursors.length - 1}
            onMore={(next) => setCursors([...cursors, next])}
          />
        ))}
      </List>
    </Row>
  );
}
