import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { List } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { ConnectionsSetting as Person } from '#web/generated/fragments.ts';
import type { SecuritySettingsPageQuery } from '#web/generated/SecuritySettingsPageQuery.ts';
import { ConnectionItem } from './ConnectionItem.tsx';

type ConnectionsGroupProps = {
  readonly person: Person;
  readonly methods: SecuritySettingsPageQuery['signInOptions']['methods'];
  readonly xsrf: string | null;
};

/**
 * Accounts elsewhere that one can sign in with: those that the site offers, and those that are connected. Where there are
 * none it says so, since links lead here.
 */
export function ConnectionsGroup({ person, methods, xsrf }: ConnectionsGroupProps) {
  const offered = { GOOGLE: methods.google, APPLE: methods.apple, FACEBOOK: methods.facebook, X: methods.x } as const;
  const items = (['GOOGLE', 'APPLE', 'FACEBOOK', 'X'] as const).flatMap((provider) => {
    const connection = person.connections?.find((one) => one.provider === provider);
    const isOffered = offered[provider];
    return connection !== undefined || isOffered ? [{ provider, connection, isOffered }] : [];
  });
  return (
    <RowGroup anchor="connections" title={messages.connectionsTitle}>
      <Note>{items.length === 0 ? messages.connectionsNone : messages.connectionsText}</Note>
      {items.length > 0 && (
        <List>
          {items.map((item) => (
            <ConnectionItem key={item.provider} {...item} xsrf={xsrf} />
          ))}
        </List>
      )}
    </RowGroup>
  );
}
