import { useState } from 'react';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { SecretDialog } from '#web/features/ground/settings/SecretDialog.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { List, ListFoot } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
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
      <Note>{messages.developersText}</Note>
      {apps.length > 0 && (
        <List>
          {apps.map((app) => (
            <OwnAppItem key={app.id} app={app} onMade={onMade} />
          ))}
        </List>
      )}
      <ListFoot>
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.ownAppMake}
        </Button>
      </ListFoot>
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
