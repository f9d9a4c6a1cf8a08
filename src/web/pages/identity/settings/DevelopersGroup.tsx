import { useState } from 'react';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { SecretDialog } from '#web/features/ground/settings/SecretDialog.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import styles from '#web/parts/list/Rows.module.css';
import type { MadeApp, OwnAppsSetting as Person } from '#web/generated/fragments.ts';
import { OwnAppItem } from './OwnAppItem.tsx';
import { OwnAppDialog } from './OwnAppDialog.tsx';

/** Apps that one made for others (rule 153); a secret is seen once. */
export function DevelopersGroup({ person }: { readonly person: Person }) {
  const dialog = useResumedDialog('own-app');
  const [made, setMade] = useState<MadeApp>();
  const apps = person.oauthApps ?? [];
  const onMade = (answer: MadeApp) => setMade(answer.secret === null ? undefined : answer);
  return (
    <RowGroup anchor="developers" title={messages.developersTitle}>
      <p className={styles.note}>{messages.developersText}</p>
      {apps.length > 0 && (
        <ul className={styles.list}>
          {apps.map((app) => (
            <OwnAppItem key={app.id} app={app} onMade={onMade} />
          ))}
        </ul>
      )}
      <p className={styles.after}>
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.ownAppMake}
        </Button>
      </p>
      {dialog.isOpen && <OwnAppDialog dialog={dialog} onMade={onMade} />}
      {made !== undefined && (
        <SecretDialog
          title={messages.ownAppShownTitle}
          text={messages.ownAppShownText}
          values={[
            [messages.ownAppId, made.app.id],
            [messages.ownAppSecret, made.secret ?? ''],
          ]}
          onClosed={() => setMade(undefined)}
        />
      )}
    </RowGroup>
  );
}
