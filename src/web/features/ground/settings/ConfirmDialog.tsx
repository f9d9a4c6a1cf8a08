import type { ReactNode } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './ChangeForm.module.css';
import { SettingsDialog } from './SettingsDialog.tsx';
import type { DialogState } from './use-dialog.ts';

type ConfirmDialogProps = {
  readonly dialog: DialogState;
  readonly title: string;
  /** What happens then. */
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly wantsStepUp?: boolean;
  readonly change: { readonly isRunning: boolean; readonly error: string | undefined; readonly mustStepUp: boolean };
  /** Makes the change; resolves with undefined where it was not made. The dialog closes where it was. */
  readonly onConfirm: () => Promise<unknown>;
};

/** Asks before something happens, and says what will. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { dialog, title, children, change, onConfirm, submitLabel, isDanger, wantsStepUp } = props;
  if (!dialog.isOpen) return null;
  const confirm = async (close: () => void) => {
    if ((await onConfirm()) !== undefined) close();
  };
  return (
    <SettingsDialog title={title} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          submitLabel={submitLabel}
          isDanger={isDanger}
          wantsStepUp={wantsStepUp}
          onSubmit={() => void confirm(close)}
        >
          {typeof children === 'string' ? <p className={styles.text}>{children}</p> : children}
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}
