import { useEffect, useId, useRef } from 'react';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { closeOnBackdrop } from '#web/parts/dialog/close-on-backdrop.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import styles from './ShortcutDialog.module.css';
import { shortcutGroups } from './shortcut-groups.ts';
import { shortcutText } from './shortcut-text.ts';

/** Every shortcut and sign of the editor. The browser's own dialog keeps the focus inside and closes by Escape. */
export function ShortcutDialog({ onClosed }: { readonly onClosed: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    const stop = closeOnBackdrop(element);
    return () => {
      stop();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClosed}>
      <header className={styles.header}>
        <h2 id={id}>{messages.shortcuts}</h2>
        <IconButton label={messages.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className={styles.groups}>
        {shortcutGroups.map(({ title, lines }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.lines}>
              {lines.map(([name, keys]) => (
                <div key={name} className={styles.line}>
                  <dt>{name}</dt>
                  <dd>
                    <kbd className={styles.keys}>{shortcutText(keys)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
