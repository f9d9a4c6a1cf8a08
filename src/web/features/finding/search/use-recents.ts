import { useMemo, useState } from 'react';
import { addRecent, openRecentSearches, removeRecent } from './recent-searches.ts';

export type Recents = {
  readonly list: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
  /** Another window may have searched meanwhile. */
  readonly refresh: () => void;
};

/** The recent searches of this device (SEARCH-6). */
export function useRecents(): Recents {
  const [stored] = useState(openRecentSearches);
  const [list, setList] = useState(() => stored.read());
  return useMemo(() => {
    const keep = (recents: readonly string[]) => {
      stored.write(recents);
      setList(recents);
    };
    return {
      list,
      add: (query) => keep(addRecent(stored.read(), query)),
      remove: (query) => keep(removeRecent(stored.read(), query)),
      clear: () => keep([]),
      refresh: () => setList(stored.read()),
    };
  }, [stored, list]);
}
