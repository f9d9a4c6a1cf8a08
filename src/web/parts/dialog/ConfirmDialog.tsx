import type { ReactNode } from 'react';
import { Form, type FormProgress, FormText } from '#web/parts/form/Form.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogState } from './use-dialog.ts';

export type ConfirmDialogProps = {
  readonly dialog: DialogState;
  readonly title: string;
  /** What happens then. */
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly change: FormProgress;
  /** Makes the change; resolves with undefined where it was not made. The dialog closes where it was. */
  readonly onConfirm: () => Promise<unknown>;
  /** Keeps what was typed on the page, where somebody leaves to sign in again. */
  readonly onLeave?: () => void;
  /** Puts something around the question, or in its place. */
  readonly renderAround?: (question: ReactNode, close: () => void) => ReactNode;
};

/** Asks before something happens, and says what will. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { dialog, title, children, change, onConfirm, submitLabel, isDanger, onLeave } = props;
  const { renderAround = (question: ReactNode) => question } = props;
  if (!dialog.isOpen) return null;
  const confirm = async (close: () => void) => {
    if ((await onConfirm()) !== undefined) close();
  };
  return (
    <Dialog title={title} onClosed={dialog.closed}>
      {(close) =>
        renderAround(
          <Form
            close={close}
            change={change}
            submitLabel={submitLabel}
            isDanger={isDanger}
            onLeave={onLeave}
            onSubmit={() => void confirm(close)}
          >
            {typeof children === 'string' ? <FormText>{children}</FormText> : children}
          </Form>,
          close,
        )
      }
    </Dialog>
  );
}
