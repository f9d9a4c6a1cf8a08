import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { selectionMessages as messages } from '#shared/messages/selection.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './Selection.module.css';
import type { Selectable, Selection } from './use-selection.ts';

type SelectionBarProps<Item extends Selectable> = {
  readonly selection: Selection<Item>;
  /** How what is done with them goes on, while it does. */
  readonly progress?: string | undefined;
  /** Buttons: what can be done with all that are chosen. */
  readonly children: ReactNode;
};

/** How many are chosen, said aloud as well, and what can be done with them: at the foot of the window. */
export function SelectionBar<Item extends Selectable>({ selection, progress, children }: SelectionBarProps<Item>) {
  const { selected, isFull } = selection;
  const count = selected.size;
  const clear = () => {
    selection.clear();
    selection.all.current?.focus();
  };
  return (
    <section className={count > 0 || progress !== undefined ? styles.bar : undefined} aria-label={messages.several}>
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
      {count > 0 && children}
    </section>
  );
}
