import { type ReactNode, useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { selectionMessages as messages } from '#shared/messages/selection.ts';
import { Button } from '#web/design/Button.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import styles from './Selection.module.css';
import type { Selectable, Selection } from './use-selection.ts';

type SelectionBarProps<Item extends Selectable> = {
  readonly selection: Selection<Item>;
  /** How what is done with them goes on, while it does. */
  readonly progress?: string | undefined;
  /** Buttons: what can be done with all that are chosen. */
  readonly children: ReactNode;
  /** Entries of a menu: what is done less often. */
  readonly more?: ReactNode;
};

/** How many are chosen, said aloud as well, and what can be done with them: at the foot of the window. */
export function SelectionBar<Item extends Selectable>({
  selection,
  progress,
  children,
  more,
}: SelectionBarProps<Item>) {
  const { selected, isFull, list } = selection;
  const count = selected.size;
  const isShown = count > 0 || progress !== undefined;
  useEffect(() => {
    // It comes up over the box that was just ticked, where that stands at the foot of the window.
    const { activeElement } = document;
    if (isShown && list.ref.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown, list.ref]);
  const clear = () => {
    selection.clear();
    selection.all.current?.focus();
  };
  return (
    <section className={isShown ? styles.bar : undefined} aria-label={messages.several}>
      <output className={styles.count}>
        {progress}
        {progress === undefined &&
          count > 0 &&
          formatMessage(isFull ? messages.selectedMost : messages.selected, { count })}
      </output>
      {count > 0 && (
        <Button look="plain" size="small" onClick={clear}>
          {messages.clear}
        </Button>
      )}
      {count > 0 && (
        <div className={styles.deeds}>
          {children}
          {more !== undefined && <MenuButton label={messages.more}>{more}</MenuButton>}
        </div>
      )}
    </section>
  );
}
