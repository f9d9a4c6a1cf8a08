import { useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { selectionMessages as messages } from '#shared/messages/selection.ts';
import styles from './Selection.module.css';
import type { Selectable, Selection } from './use-selection.ts';

type SelectBoxProps<Item extends Selectable> = {
  readonly selection: Selection<Item>;
  readonly item: Item;
  readonly title: string;
  /** Where no link of the row can have the focus, J and K lead to the box. */
  readonly isRow?: boolean;
};

/** The box that chooses one row of a list. */
export function SelectBox<Item extends Selectable>({ selection, item, title, isRow = false }: SelectBoxProps<Item>) {
  const { know, forget } = selection;
  const { id } = item;
  useEffect(() => know(item), [know, item]);
  useEffect(() => () => forget(id), [forget, id]);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        value={id}
        checked={selection.selected.has(id)}
        onChange={({ target, nativeEvent }) =>
          selection.choose(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        aria-label={formatMessage(messages.select, { title })}
        data-select=""
        data-row={isRow ? '' : undefined}
      />
    </label>
  );
}

/** Chooses all that is shown, or nothing; above the list. */
export function SelectAll<Item extends Selectable>({ selection }: { readonly selection: Selection<Item> }) {
  const { isAll, all } = selection;
  return (
    <label className={styles.all}>
      <input
        ref={all}
        type="checkbox"
        checked={isAll}
        onChange={({ target }) => (target.checked ? selection.selectAll() : selection.clear())}
      />
      {messages.selectAll}
    </label>
  );
}

/** What came of one of several. */
export type RowOutcome = { readonly isDone: boolean; readonly text: string };

/** Said in its row. */
export function OutcomeText({ outcome }: { readonly outcome: RowOutcome | undefined }) {
  if (outcome === undefined) return null;
  return (
    <p className={outcome.isDone ? styles.done : styles.failed} data-outcome="">
      {outcome.text}
    </p>
  );
}
