import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import styles from './ShortcutDialog.module.css';
import { shortcutGroups } from './shortcut-groups.ts';
import { shortcutText } from './shortcut-text.ts';

/** Every shortcut and sign of the editor. */
export function ShortcutDialog({ onClosed }: { readonly onClosed: () => void }) {
  return (
    <Dialog title={messages.shortcuts} look="sheet" onClosed={onClosed}>
      {() => (
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
      )}
    </Dialog>
  );
}
