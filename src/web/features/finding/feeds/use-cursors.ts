import { useState, useSyncExternalStore } from 'react';
import { keptCursors, withCursors } from './kept-cursors.ts';

type Cursors = readonly (string | null)[];

/**
 * The cursors of the pages shown, and how to add one: kept in the history entry, so that Back draws them
 * all again before the place is sought. A reload begins anew.
 */
export function useCursors(first: string | null) {
  const [list] = useState(() => createCursors(first));
  const cursors = useSyncExternalStore(list.watch, list.now, list.drawn);
  return { cursors, add: list.add };
}

function createCursors(first: string | null) {
  const drawn: Cursors = [first];
  let shown: Cursors | undefined;
  let changed = () => {};
  const now = (): Cursors => {
    shown ??= (isReload() ? undefined : keptCursors(history.state, first)) ?? drawn;
    return shown;
  };
  return {
    /** What the server drew, and the first render here: one page. */
    drawn: () => drawn,
    now,
    watch(onChange: () => void): () => void {
      changed = onChange;
      return () => {
        changed = () => {};
      };
    },
    add(cursor: string): void {
      if (now().includes(cursor)) return;
      shown = [...now(), cursor];
      history.replaceState(withCursors(history.state, shown), '');
      changed();
    },
  };
}

let isFirstList = true;

/** Whether this is the first list of a document that was loaded again: its cursors may have run out since. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isFirst = isFirstList;
  isFirstList = false;
  return isFirst && entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}
