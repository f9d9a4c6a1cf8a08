import { useEffect, useState } from 'react';
import { forgetDialog, takeDialog } from './resume-dialog.ts';

export type DialogState = {
  /** Under which it is opened again after somebody proved who they are. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  /** For `onClosed` of the dialog: it is closed already. */
  readonly closed: () => void;
};

/** One dialog of the settings: open or not, and open again after the way over the sign-in. */
export function useDialog(name: string): DialogState {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // After the page stands: the dialog opens over it.
    const timer = setTimeout(() => takeDialog(name) && setIsOpen(true));
    return () => clearTimeout(timer);
  }, [name]);
  return {
    name,
    isOpen,
    open: () => setIsOpen(true),
    closed: () => {
      forgetDialog();
      setIsOpen(false);
    },
  };
}
