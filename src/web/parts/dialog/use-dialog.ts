import { useCallback, useState } from 'react';

export type DialogState = {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** For `onClosed` of the dialog: it is closed already. */
  readonly closed: () => void;
};

/** One dialog of a screen: open or not. */
export function useDialog(): DialogState {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  return { isOpen, open, closed: () => setIsOpen(false) };
}
