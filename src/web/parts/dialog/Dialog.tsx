import { type ReactNode, useEffect, useId, useState } from 'react';
import { partMessages as messages } from '#shared/messages/parts.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { closeOnBackdrop } from './close-on-backdrop.ts';
import styles from './Dialog.module.css';
import { rememberFocus } from './remember-focus.ts';

type DialogProps = {
  readonly title: string;
  /**
   * A window in the middle, a sheet over the whole height, or a wide window whose content has headings of its
   * own and which the title only names.
   */
  readonly look?: 'window' | 'sheet' | 'wide';
  /** Runs after each way of closing. */
  readonly onClosed: () => void;
  /** Gets what closes it. */
  readonly children: (close: () => void) => ReactNode;
};

/**
 * A window over the page. The browser's own dialog keeps the focus inside, closes by Escape and gives
 * the focus back to what opened it.
 */
export function Dialog({ title, look = 'window', onClosed, children }: DialogProps) {
  const id = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (dialog === null) return undefined;
    const giveBack = rememberFocus();
    const unlock = lockScroll();
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2'))?.focus();
    const stop = closeOnBackdrop(dialog);
    return () => {
      stop();
      unlock();
      giveBack();
    };
  }, [dialog]);
  const close = () => dialog?.close();
  const cross = (
    <IconButton label={messages.close} onClick={close}>
      <Icon name="close" />
    </IconButton>
  );
  const hasOwnHeadings = look === 'wide';
  return (
    <dialog
      ref={setDialog}
      className={`${styles.dialog} ${look === 'window' ? '' : styles[look]}`}
      aria-labelledby={hasOwnHeadings ? undefined : id}
      aria-label={hasOwnHeadings ? title : undefined}
      onClose={onClosed}
    >
      <div className={styles.inside}>
        {hasOwnHeadings ? (
          <div className={styles.corner}>{cross}</div>
        ) : (
          <header className={styles.header}>
            <h2 className={styles.title} id={id} tabIndex={-1} dir="auto">
              {title}
            </h2>
            {cross}
          </header>
        )}
        {children(close)}
      </div>
    </dialog>
  );
}

/** Keeps the page below where it is, and as wide as it is where its scroll bar takes room. */
function lockScroll(): () => void {
  const { documentElement: root } = document;
  const { overflow, scrollbarGutter } = root.style;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => Object.assign(root.style, { overflow, scrollbarGutter });
}
