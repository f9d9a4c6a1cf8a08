import { useState } from 'react';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { SecretDialog } from '#web/features/ground/settings/SecretDialog.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { List, ListFoot } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { TokensSetting as Person } from '#web/generated/fragments.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { TokenItem } from './TokenItem.tsx';

/** Tokens for programs of one's own (rule 153); each value is seen once. */
export function TokensGroup({ person }: { readonly person: Person }) {
  const dialog = useResumedDialog('token');
  const [made, setMade] = useState<string>();
  const tokens = person.personalTokens ?? [];
  return (
    <RowGroup anchor="tokens" title={messages.tokensTitle}>
      <Note>{messages.tokensText}</Note>
      {tokens.length > 0 && (
        <List>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </List>
      )}
      <ListFoot>
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.tokenMake}
        </Button>
      </ListFoot>
      {dialog.isOpen && <CreateTokenDialog dialog={dialog} onMade={setMade} />}
      {made !== undefined && (
        <SecretDialog
          title={messages.tokenShownTitle}
          text={messages.tokenShownText}
          values={[[messages.tokenLabel, made]]}
          onClosed={() => setMade(undefined)}
        />
      )}
    </RowGroup>
  );
}
