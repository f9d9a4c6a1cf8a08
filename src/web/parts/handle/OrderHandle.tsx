import type { PointerEvent } from 'react';
import styles from './Order.module.css';

type OrderHandleProps = {
  readonly labels: { readonly drag: string; readonly up: string; readonly down: string };
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (by: 1 | -1) => void;
};

/** What puts a row in its place: a handle to drag it by, which Alt and an arrow key move too, and two arrows. */
export function OrderHandle({ labels, isFirst, isLast, onDragStart, onMove }: OrderHandleProps) {
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={labels.drag}
        onPointerDown={onDragStart}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          onMove(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={labels.up}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(-1)}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={labels.down}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(1)}
      >
        <span aria-hidden="true">↓</span>
      </button>
    </>
  );
}
