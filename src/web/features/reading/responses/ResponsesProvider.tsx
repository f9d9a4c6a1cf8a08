import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { ResponseOrder } from '#shared/lists/list-orders.ts';
import { type Place, type Reply, ResponsesContext, type ResponsesState } from './responses-context.ts';

type ResponsesProviderProps = {
  readonly place: Place;
  readonly sort: ResponseOrder;
  readonly onSort: (sort: ResponseOrder) => void;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

const nothing: ReadonlySet<string> = new Set();

/** Keeps what the viewer changed in one list of responses, until its answers are asked for again. */
export function ResponsesProvider({ place, sort, onSort, isOpen, children }: ResponsesProviderProps) {
  const [hidden, setHiddenIds] = useState(nothing);
  const [removed, setRemoved] = useState(nothing);
  const [added, setAdded] = useState<readonly Reply[]>([]);
  const shown = useRef(new Set<() => void>());

  const watch = useCallback((refetch: () => void) => {
    shown.current.add(refetch);
    return () => void shown.current.delete(refetch);
  }, []);
  const refresh = useCallback(() => {
    for (const refetch of shown.current) refetch();
  }, []);
  const setHidden = useCallback((id: string, isHidden: boolean) => {
    setHiddenIds((before) => {
      const ids = new Set(before);
      if (isHidden) ids.add(id);
      else ids.delete(id);
      return ids;
    });
  }, []);
  const remove = useCallback((id: string) => {
    setRemoved((before) => new Set([...before, id]));
    setAdded((before) => before.filter((response) => response.id !== id));
  }, []);
  const add = useCallback((response: Reply) => setAdded((before) => [response, ...before]), []);

  const replace = useCallback((changed: Reply) => {
    setAdded((before) => before.map((one) => (one.id === changed.id ? { ...one, ...changed } : one)));
  }, []);

  const state = useMemo<ResponsesState>(
    () => ({
      place,
      sort,
      setSort: onSort,
      isOpen,
      refresh,
      watch,
      hidden,
      setHidden,
      removed,
      remove,
      added,
      add,
      replace,
    }),
    [place, sort, onSort, isOpen, refresh, watch, hidden, setHidden, removed, remove, added, add, replace],
  );
  return <ResponsesContext value={state}>{children}</ResponsesContext>;
}
