import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import styles from '#web/parts/list/Rows.module.css';
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
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemTitle}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>
          <span>{formatMessage(messages.passkeyAdded, { date: formatDate(createdAt) })}</span>
          {lastUsedAt !== null && <span>{formatMessage(messages.passkeyUsed, { date: formatDate(lastUsedAt) })}</span>}
          {isBackedUp && <span>{messages.passkeySynced}</span>}
        </p>
      </div>
      <div className={styles.itemActions}>
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
      </div>
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
    </li>
  );
}
