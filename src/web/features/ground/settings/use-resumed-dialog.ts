import { useEffect } from 'react';
import { type DialogState, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { forgetDialog, takeDialog } from './resume-dialog.ts';

export type ResumedDialog = DialogState & {
  /** Under which it is opened again after somebody proved who they are. */
  readonly name: string;
};

/** One dialog of the settings, which is open again after the way over the sign-in. */
export function useResumedDialog(name: string): ResumedDialog {
  const { isOpen, open, closed } = useDialog();
  useEffect(() => {
    // After the page stands: the dialog opens over it.
    const timer = setTimeout(() => takeDialog(name) && open());
    return () => clearTimeout(timer);
  }, [name, open]);
  return {
    name,
    isOpen,
    open,
    closed: () => {
      forgetDialog();
      closed();
    },
  };
}
