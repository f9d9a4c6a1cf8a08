import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { List } from '#web/parts/list/List.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import type { SecurityProps } from './security-props.ts';

/** Passkeys: each with its name, when it was added and used, to rename or remove (rule 140). */
export function PasskeysSetting({ security }: Pick<SecurityProps, 'security'>) {
  const { passkeys, arePasskeysPossible } = security;
  const adding = useResumedDialog('passkey');
  return (
    <Row
      title={messages.passkeysTitle}
      text={arePasskeysPossible ? messages.passkeysText : messages.passkeysNeedName}
      actions={
        arePasskeysPossible && (
          <Button look="outlined" size="small" onClick={adding.open}>
            {messages.passkeyAdd}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      {adding.isOpen && <AddPasskeyDialog dialog={adding} />}
    </Row>
  );
}
