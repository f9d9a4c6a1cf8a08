import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { EndAppAuthorizationDocument } from '#web/generated/EndAppAuthorization.ts';
import type { AuthorizedAppsSetting as Person } from '#web/generated/fragments.ts';

type App = NonNullable<Person['authorizedApps']>[number];

/** Apps of other people that act for somebody, until they end it (rule 153). */
export function AuthorizedAppsGroup({ person }: { readonly person: Person }) {
  const apps = person.authorizedApps ?? [];
  return (
    <RowGroup anchor="apps" title={messages.appsTitle}>
      <Note>{apps.length === 0 ? messages.appsEmpty : messages.appsText}</Note>
      {apps.length > 0 && (
        <List>
          {apps.map((app) => (
            <AppItem key={app.id} app={app} />
          ))}
        </List>
      )}
    </RowGroup>
  );
}

function AppItem({ app }: { readonly app: App }) {
  const { id, name, ownerUsername, scopes, authorizedAt, lastUsedAt } = app;
  const dialog = useResumedDialog(`app-${id}`);
  const change = useChange(EndAppAuthorizationDocument);
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <bdi>{name}</bdi>
        </ItemTitle>
        <Note>{scopes.map((scope) => tokenMessages.scopes[scope]).join('. ')}.</Note>
        <ItemFacts>
          <span>{formatMessage(messages.appBy, { username: ownerUsername })}</span>
          <span>{formatMessage(messages.appSince, { date: formatDate(authorizedAt) })}</span>
          <span>
            {lastUsedAt === null ? messages.neverUsed : formatMessage(messages.used, { date: formatDate(lastUsedAt) })}
          </span>
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <Button look="plain" size="small" aria-label={formatMessage(messages.appEndOf, { name })} onClick={dialog.open}>
          {messages.appEnd}
        </Button>
      </ItemActions>
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
    </ListItem>
  );
}
