import { useState, useSyncExternalStore } from 'react';
import { keptCursors, withCursors } from './kept-cursors.ts';

type Cursors = readonly (string | null)[];

/**
 * The cursors of the pages shown, and how to add one: kept in the history entry, so that Back draws them
 * all again before the place is sought. A reload begins anew. `name` says which it is, with all that it was asked for; one that
 * `isFoundByLinks` is found as it was left by a link as well.
 */
export function useCursors(first: string | null, name: string, isFoundByLinks = false) {
  const [list] = useState(() => createCursors(first, name, isFoundByLinks));
  const cursors = useSyncExternalStore(list.watch, list.now, list.drawn);
  return { cursors, add: list.add };
}

/** What was open of lists that links find again, until the document goes. */
const left = new Map<string, Cursors>();

function leftOpen(name: string, first: string | null): Cursors | undefined {
  const known = left.get(name);
  return known?.[0] === first ? known : undefined;
}

function createCursors(first: string | null, name: string, isFoundByLinks: boolean) {
  const drawn: Cursors = [first];
  let shown: Cursors | undefined;
  let changed = () => {};
  const now = (): Cursors => {
    shown ??= (isReload() ? undefined : (keptCursors(history.state, name, first) ?? leftOpen(name, first))) ?? drawn;
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
      if (isFoundByLinks) left.set(name, shown);
      history.replaceState(withCursors(history.state, name, shown), '');
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
