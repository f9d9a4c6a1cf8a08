import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSearchCache } from './search-cache.ts';
import type { SuggestionGroup } from './suggestion.ts';

/** Milliseconds after the last key: shorter than one notices, longer than most pauses within a word. */
const PAUSE = 120;

export type Suggestions = {
  /** Of the query, or of the one before until its own are there; undefined where there are none yet. */
  readonly groups: readonly SuggestionGroup[] | undefined;
  readonly status: 'loading' | 'success' | 'error';
  readonly onRetry: () => void;
};

type Ask = (query: string) => Promise<readonly SuggestionGroup[]>;

/** Asks while somebody types; what was found is forgotten when the box closes, since it may change. */
export function useSuggestions(query: string, isOpen: boolean, ask: Ask): Suggestions {
  const cache = useMemo(() => (isOpen ? createSearchCache(ask) : undefined), [isOpen, ask]);
  useEffect(() => {
    if (cache === undefined || query === '') return undefined;
    const timer = setTimeout(() => cache.ask(query), PAUSE);
    return () => clearTimeout(timer);
  }, [cache, query]);
  const watch = useCallback((onChange: () => void) => cache?.watch(onChange) ?? (() => undefined), [cache]);
  const entry = useSyncExternalStore(watch, () => cache?.read(query));
  const [shown, setShown] = useState<readonly SuggestionGroup[]>();
  const isNew = entry?.status === 'success' && entry.data !== shown;
  if (isNew) setShown(entry.data);
  if (!isOpen && shown !== undefined) setShown(undefined);
  return {
    groups: entry?.status === 'error' ? undefined : (entry?.data ?? shown),
    status: entry?.status ?? 'loading',
    onRetry: () => cache?.askAgain(query),
  };
}
