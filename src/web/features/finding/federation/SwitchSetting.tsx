import { federationMessages as messages } from '#shared/messages/federation.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/features/ground/settings/ConfirmDialog.tsx';
import { CopyText } from '#web/features/ground/settings/CopyText.tsx';
import { SettingRow } from '#web/features/ground/settings/SettingRow.tsx';
import styles from '#web/features/ground/settings/Settings.module.css';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import { useDialog } from '#web/features/ground/settings/use-dialog.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import type { OwnFederation } from '#web/generated/fragments.ts';
import { SwitchFederationDocument } from '#web/generated/SwitchFederation.ts';

type SwitchSettingProps = { readonly federation: NonNullable<OwnFederation['federation']> };

/** The one switch, and once it is on the name to give to others. */
export function SwitchSetting({ federation: { isOn, handle } }: SwitchSettingProps) {
  const change = useChange(SwitchFederationDocument);
  const dialog = useDialog('leave-fediverse');
  const turn = async (isWanted: boolean) => {
    const done = await change.run({ isOn: isWanted });
    if (done !== undefined) void showToast({ message: isWanted ? messages.switchedOn : messages.switchedOff });
    return done;
  };
  return (
    <SettingRow
      title={messages.switchTitle}
      text={messages.switchText}
      value={isOn ? messages.on : messages.off}
      actions={
        isOn ? (
          <Button look="outlined" size="small" onClick={dialog.open}>
            {messages.switchOff}
          </Button>
        ) : (
          <Button
            size="small"
            aria-disabled={change.isRunning}
            aria-busy={change.isRunning}
            onClick={() => change.isRunning || void turn(true)}
          >
            {messages.switchOn}
          </Button>
        )
      }
    >
      {isOn && <CopyText label={messages.handle} text={`@${handle}`} />}
      {!dialog.isOpen && change.error !== undefined && (
        <p className={styles.error} role="alert">
          {change.error}
        </p>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={messages.offTitle}
        submitLabel={messages.switchOff}
        change={change}
        onConfirm={() => turn(false)}
        isDanger
      >
        {messages.offText}
      </ConfirmDialog>
    </SettingRow>
  );
}
