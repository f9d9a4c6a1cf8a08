import { formatMessage } from '#shared/messages/format-message.ts';
import { providerNames, securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ItemActions, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { endpointPath } from '#web/features/identity/sign-in/endpoint-path.ts';
import { DisconnectProviderDocument } from '#web/generated/DisconnectProvider.ts';
import type { ConnectionsSetting } from '#web/generated/fragments.ts';

type Connection = NonNullable<ConnectionsSetting['connections']>[number];
type ConnectionItemProps = {
  readonly provider: Connection['provider'];
  readonly connection: Connection | undefined;
  readonly isOffered: boolean;
  readonly xsrf: string | null;
};

const routeNames = {
  GOOGLE: 'ConnectGoogle',
  APPLE: 'StartAppleAuth',
  FACEBOOK: 'ConnectFacebook',
  X: 'AuthenticateTwitter',
} as const;

/** One provider: connected as whom, or the way there, which comes back to this tab. */
export function ConnectionItem({ provider, connection, isOffered, xsrf }: ConnectionItemProps) {
  const dialog = useResumedDialog(`disconnect-${provider}`);
  const change = useChange(DisconnectProviderDocument);
  const names = { provider: providerNames[provider] };
  const redirect = settingsTabPath('security');
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>{names.provider}</ItemTitle>
        <Note>
          <bdi>{connection?.displayName ?? messages.connectionNone}</bdi>
        </Note>
      </ItemWords>
      <ItemActions>
        {connection !== undefined ? (
          <Button
            look="plain"
            size="small"
            aria-label={formatMessage(messages.disconnectFrom, names)}
            onClick={dialog.open}
          >
            {messages.disconnect}
          </Button>
        ) : (
          isOffered && (
            <ButtonLink
              look="outlined"
              size="small"
              aria-label={formatMessage(messages.connectTo, names)}
              href={endpointPath(routeNames[provider], { operation: 'connect', redirect, xsrf: xsrf ?? undefined })}
            >
              {messages.connect}
            </ButtonLink>
          )
        )}
      </ItemActions>
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.disconnectTitle, names)}
        wantsStepUp
        submitLabel={messages.disconnect}
        change={change}
        onConfirm={() => change.run({ provider })}
        isDanger
      >
        {formatMessage(messages.disconnectText, names)}
      </ConfirmChange>
    </ListItem>
  );
}
