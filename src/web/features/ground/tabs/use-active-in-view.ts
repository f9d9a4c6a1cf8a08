import { type RefObject, useEffect } from 'react';

/** What an arrow covers at each end. */
const COVERED = 72;

/**
 * Brings the active item of a row that scrolls sideways into its middle where an end hides it, in
 * either direction of reading. A row that the reader moved before scripts ran stays as it is.
 */
export function useActiveInView(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  useEffect(() => {
    const element = row.current;
    const item = element?.querySelector('[aria-current]');
    if (!element || !item || active === undefined || element.scrollLeft !== 0) return;
    const [outer, inner] = [element.getBoundingClientRect(), item.getBoundingClientRect()];
    if (inner.left >= outer.left + COVERED && inner.right <= outer.right - COVERED) return;
    element.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior: 'instant' });
  }, [row, active]);
}
