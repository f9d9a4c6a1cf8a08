import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePageKeys } from '#web/features/stories/editing-submissions/use-page-keys.ts';
import { useListKeys } from './use-list-keys.ts';

export type Selectable = { readonly id: string };

export type Selection<Item extends Selectable> = {
  /** What is chosen of what is shown. */
  readonly selected: ReadonlyMap<string, Item>;
  readonly isAll: boolean;
  /** No more can be chosen. */
  readonly isFull: boolean;
  /** With `isRange` everything from the last one that was chosen to this one. */
  readonly choose: (id: string, isChosen: boolean, isRange: boolean) => void;
  readonly selectAll: () => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** A row that is shown says so, and when it goes. */
  readonly know: (item: Item) => void;
  readonly forget: (id: string) => void;
  /** Around the rows, each an `li`. */
  readonly list: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** The box that chooses all: where the focus goes when what had it is gone. */
  readonly all: RefObject<HTMLInputElement | null>;
};

/** Where a range begins, where it ends now, and what was chosen beside it. */
type Range = { readonly anchor: string; readonly lead: string; readonly beside: ReadonlySet<string> };

/**
 * Several rows of a list that are chosen: by their boxes, from one to another with Shift, row by row with Shift and an
 * arrow key. What leaves the screen is chosen no longer, so that nothing is done with what nobody sees.
 */
export function useSelection<Item extends Selectable>(most = Number.POSITIVE_INFINITY): Selection<Item> {
  const ref = useListKeys();
  const all = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState<ReadonlyMap<string, Item>>(new Map());
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const range = useRef<Range>(undefined);
  // Several boxes may be ticked before the next drawing: what was ticked before the code came is ticked at once.
  const chosen = useRef(ids);
  const set = (wanted: Iterable<string>) => {
    chosen.current = new Set([...wanted].slice(0, most));
    setIds(chosen.current);
  };
  const boxes = () => [...(ref.current?.querySelectorAll<HTMLInputElement>('input[data-select]') ?? [])];

  const reach = ({ anchor, beside }: Omit<Range, 'lead'>, lead: string) => {
    const order = boxes().map(({ value }) => value);
    const [start = 0, end = 0] = [order.indexOf(anchor), order.indexOf(lead)].toSorted((one, other) => one - other);
    range.current = { anchor, beside, lead };
    set([...beside, ...order.slice(Math.max(start, 0), end + 1)]);
  };
  const choose = (id: string, isChosen: boolean, isRange: boolean) => {
    if (isRange && range.current !== undefined) return reach(range.current, id);
    const next = new Set(chosen.current);
    if (isChosen) next.add(id);
    else next.delete(id);
    range.current = { anchor: id, lead: id, beside: next };
    set(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const { target } = event;
    if (by === undefined || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest('[role="menu"], dialog') !== null) return;
    const rows = boxes();
    const place = rows.findIndex((one) => one.closest('li')?.contains(target));
    const box = rows[place];
    if (box === undefined) return;
    event.preventDefault();
    const next = rows[place + by] ?? box;
    const isFollowed = range.current?.lead === box.value;
    reach(isFollowed && range.current ? range.current : { anchor: box.value, beside: chosen.current }, next.value);
    next.focus();
  };
  const clear = () => {
    range.current = undefined;
    set([]);
  };

  const know = useCallback(
    (item: Item) => setKnown((now) => (now.get(item.id) === item ? now : new Map([...now, [item.id, item]]))),
    [],
  );
  const drop = useCallback((gone: readonly string[]) => {
    chosen.current = without(chosen.current, gone);
    setIds(chosen.current);
  }, []);
  const forget = useCallback(
    (id: string) => {
      setKnown((now) => new Map([...now].filter(([one]) => one !== id)));
      drop([id]);
    },
    [drop],
  );
  const selected = useMemo(() => new Map([...known].filter(([id]) => ids.has(id))), [known, ids]);
  const isFull = selected.size >= most;
  const isAll = selected.size > 0 && (isFull || selected.size === known.size);
  const isSome = selected.size > 0 && !isAll;
  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isSome;
  }, [isSome]);
  usePageKeys({ escape: selected.size > 0 ? clear : undefined });
  return {
    selected,
    isAll,
    isFull,
    choose,
    selectAll: () => set(boxes().map(({ value }) => value)),
    drop,
    clear,
    know,
    forget,
    list: { ref, onKeyDown },
    all,
  };
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function without(ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return gone.some((id) => ids.has(id)) ? new Set([...ids].filter((id) => !gone.includes(id))) : ids;
}
