import { federationMessages as messages } from '#shared/messages/federation.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { OwnFederation } from '#web/generated/fragments.ts';
import { SwitchFederationDocument } from '#web/generated/SwitchFederation.ts';

type SwitchSettingProps = { readonly federation: NonNullable<OwnFederation['federation']> };

/** The one switch, and once it is on the name to give to others. */
export function SwitchSetting({ federation: { isOn, handle } }: SwitchSettingProps) {
  const change = useChange(SwitchFederationDocument);
  const dialog = useDialog();
  const turn = async (isWanted: boolean) => {
    const done = await change.run({ isOn: isWanted });
    if (done !== undefined) void showToast({ message: isWanted ? messages.switchedOn : messages.switchedOff });
    return done;
  };
  return (
    <Row
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
      {isOn && <CopyField label={messages.handle} text={`@${handle}`} />}
      {!dialog.isOpen && change.error !== undefined && <ErrorNote role="alert">{change.error}</ErrorNote>}
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
    </Row>
  );
}
