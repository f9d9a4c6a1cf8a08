import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import styles from '#web/parts/list/Rows.module.css';
import { EndAppAuthorizationDocument } from '#web/generated/EndAppAuthorization.ts';
import type { AuthorizedAppsSetting as Person } from '#web/generated/fragments.ts';

type App = NonNullable<Person['authorizedApps']>[number];

/** Apps of other people that act for somebody, until they end it (rule 153). */
export function AuthorizedAppsGroup({ person }: { readonly person: Person }) {
  const apps = person.authorizedApps ?? [];
  return (
    <RowGroup anchor="apps" title={messages.appsTitle}>
      <p className={styles.note}>{apps.length === 0 ? messages.appsEmpty : messages.appsText}</p>
      {apps.length > 0 && (
        <ul className={styles.list}>
          {apps.map((app) => (
            <AppItem key={app.id} app={app} />
          ))}
        </ul>
      )}
    </RowGroup>
  );
}

function AppItem({ app }: { readonly app: App }) {
  const { id, name, ownerUsername, scopes, authorizedAt, lastUsedAt } = app;
  const dialog = useResumedDialog(`app-${id}`);
  const change = useChange(EndAppAuthorizationDocument);
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemTitle}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.text}>{scopes.map((scope) => tokenMessages.scopes[scope]).join('. ')}.</p>
        <p className={styles.facts}>
          <span>{formatMessage(messages.appBy, { username: ownerUsername })}</span>
          <span>{formatMessage(messages.appSince, { date: formatDate(authorizedAt) })}</span>
          <span>
            {lastUsedAt === null ? messages.neverUsed : formatMessage(messages.used, { date: formatDate(lastUsedAt) })}
          </span>
        </p>
      </div>
      <div className={styles.itemActions}>
        <Button look="plain" size="small" aria-label={formatMessage(messages.appEndOf, { name })} onClick={dialog.open}>
          {messages.appEnd}
        </Button>
      </div>
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.appEndTitle, { name })}
        submitLabel={messages.appEnd}
        change={change}
        onConfirm={() => change.run({ appId: id })}
        isDanger
      >
        {messages.appEndText}
      </ConfirmChange>
    </li>
  );
}
