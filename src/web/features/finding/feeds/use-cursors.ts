import { useState, useSyncExternalStore } from 'react';
import { keptCursors, withCursors } from './kept-cursors.ts';

type Cursors = readonly (string | null)[];

/**
 * The cursors of the pages shown, and how to add one: kept in the history entry, so that Back draws them
 * all again before the place is sought. A reload begins anew. A list with a `name` is found as it was left by a link
 * as well.
 */
export function useCursors(first: string | null, name?: string) {
  const [list] = useState(() => createCursors(first, name));
  const cursors = useSyncExternalStore(list.watch, list.now, list.drawn);
  return { cursors, add: list.add };
}

/** What was open of named lists, until the document goes. */
const left = new Map<string, Cursors>();

function leftOpen(name: string | undefined, first: string | null): Cursors | undefined {
  const known = name === undefined ? undefined : left.get(name);
  return known?.[0] === first ? known : undefined;
}

function createCursors(first: string | null, name: string | undefined) {
  const drawn: Cursors = [first];
  let shown: Cursors | undefined;
  let changed = () => {};
  const now = (): Cursors => {
    shown ??= (isReload() ? undefined : (keptCursors(history.state, first) ?? leftOpen(name, first))) ?? drawn;
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
      if (name !== undefined) left.set(name, shown);
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
