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

/** Whoever was too late reads so in the window, and finds behind it how things stand. */
export function newestOnceClosed<Dialog extends DialogState>(
  dialog: Dialog,
  { error }: { readonly error: string | undefined },
  onChanged: () => void,
): Dialog {
  const closed = () => {
    dialog.closed();
    if (error !== undefined) onChanged();
  };
  return { ...dialog, closed };
}
