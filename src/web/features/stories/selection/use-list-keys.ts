import { type RefObject, useRef } from 'react';
import { usePageKeys } from '#web/features/stories/editing-submissions/use-page-keys.ts';

/** `j` and `k` go from row to row, where Enter opens one, and `x` selects it. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const place = () => rows().findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const go = (by: 1 | -1) => () => {
    const all = rows();
    const next = Math.min(Math.max(place() + by, 0), all.length - 1);
    all[next]?.focus();
  };
  const select = () => {
    const row = rows()[place()];
    row?.closest('li')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  };
  usePageKeys({ j: go(1), k: go(-1), x: select });
  return list;
}
