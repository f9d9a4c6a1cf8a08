import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import type { WaysInSetting } from '#web/generated/fragments.ts';
import { RemovePasskeyDocument } from '#web/generated/RemovePasskey.ts';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';

type PasskeyItemProps = { readonly passkey: WaysInSetting['passkeys'][number] };

/** One passkey of the list. */
export function PasskeyItem({ passkey }: PasskeyItemProps) {
  const { id, name, createdAt, lastUsedAt, isBackedUp } = passkey;
  const renaming = useResumedDialog(`rename-passkey-${id}`);
  const removing = useResumedDialog(`remove-passkey-${id}`);
  const removal = useChange(RemovePasskeyDocument);
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <bdi>{name}</bdi>
        </ItemTitle>
        <ItemFacts>
          <span>{formatMessage(messages.passkeyAdded, { date: formatDate(createdAt) })}</span>
          {lastUsedAt !== null && <span>{formatMessage(messages.passkeyUsed, { date: formatDate(lastUsedAt) })}</span>}
          {isBackedUp && <span>{messages.passkeySynced}</span>}
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.passkeyRename, { name })}
          onClick={renaming.open}
        >
          {messages.renameAction}
        </Button>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.passkeyRemove, { name })}
          onClick={removing.open}
        >
          {settingsMessages.remove}
        </Button>
      </ItemActions>
      {renaming.isOpen && <RenamePasskeyDialog dialog={renaming} passkey={passkey} />}
      <ConfirmChange
        dialog={removing}
        title={formatMessage(messages.passkeyRemoveTitle, { name })}
        wantsStepUp
        submitLabel={settingsMessages.remove}
        change={removal}
        onConfirm={() => removal.run({ passkeyId: id })}
        isDanger
      >
        {messages.passkeyRemoveText}
      </ConfirmChange>
    </ListItem>
  );
}
