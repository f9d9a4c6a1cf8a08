import { type RefObject, useEffect, useState } from 'react';

/** Scroll and resize are looked at no more often. */
const THROTTLE = 100;

/** Whether a row that scrolls sideways has more before or after what is seen; neither before scripts run. */
export function useOverflow(row: RefObject<HTMLElement | null>): { readonly before: boolean; readonly after: boolean } {
  const [overflow, setOverflow] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      const scrolled = Math.abs(element.scrollLeft);
      const before = scrolled > 1;
      const after = scrolled + element.clientWidth < element.scrollWidth - 1;
      setOverflow((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    const later = () => {
      timer ??= setTimeout(measure, THROTTLE);
    };
    measure();
    element.addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [row]);
  return overflow;
}
