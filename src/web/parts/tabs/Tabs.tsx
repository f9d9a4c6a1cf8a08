import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import styles from './Tabs.module.css';
import { useOverflow } from './use-overflow.ts';

type TabsProps = {
  readonly label: string;
  /** Another value is another active tab; undefined where there is none. */
  readonly active: string | undefined;
  /** `grouped` for many of them: groups below each other where the window has room beside the page. */
  readonly look?: 'row' | 'grouped';
  /** Links in entries of a list, or groups of them; `aria-current` marks the active one. */
  readonly children: ReactNode;
};

/** One press of an arrow, in pixels, and what an arrow covers at each end. */
const STEP = 100;
const COVERED = 72;

/** A row of links to the pages of one thing, which scrolls sideways where it is longer than the page is wide. */
export function Tabs({ label, active, look = 'row', children }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const overflow = useOverflow(list);
  useActiveInView(list, active);
  useFocusInView(list);
  const scroll = (direction: 1 | -1) => {
    if (list.current === null) return;
    const step = getComputedStyle(list.current).direction === 'rtl' ? -STEP : STEP;
    list.current.scrollBy({ left: direction * step, behavior: 'smooth' });
  };
  return (
    <nav className={`${styles.bar} ${styles[look]}`} aria-label={label}>
      {overflow.before && (
        <button
          type="button"
          className={styles.before}
          aria-label={shellMessages.previousSections}
          onClick={() => scroll(-1)}
        >
          <span aria-hidden="true">‹</span>
        </button>
      )}
      <ul className={styles.list} ref={list}>
        {children}
      </ul>
      {overflow.after && (
        <button
          type="button"
          className={styles.after}
          aria-label={shellMessages.nextSections}
          onClick={() => scroll(1)}
        >
          <span aria-hidden="true">›</span>
        </button>
      )}
    </nav>
  );
}

/** Tabs that belong together; in a row their name is only heard. */
export function TabGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className={styles.group}>
      <span className={styles.groupName} aria-hidden="true">
        {name}
      </span>
      <ul className={styles.groupList} aria-label={name}>
        {children}
      </ul>
    </li>
  );
}

/**
 * Brings the active tab into the middle of the row where an end hides it, in either direction of
 * reading. A row that the reader moved before scripts ran stays as it is.
 */
function useActiveInView(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  useEffect(() => {
    const element = row.current;
    const item = element?.querySelector('[aria-current]');
    if (!element || !item || active === undefined || element.scrollLeft !== 0) return;
    centre(element, item);
  }, [row, active]);
}

/** A tab that is come to by keyboard is not left below an arrow; what is pressed stays below the pointer. */
function useFocusInView(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    const show = ({ target }: Event) => {
      if (element && target instanceof Element && target.matches(':focus-visible')) centre(element, target);
    };
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [row]);
}

/** Brings a tab into the middle of the row where an end or an arrow hides it. */
function centre(row: Element, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left >= outer.left + COVERED && inner.right <= outer.right - COVERED) return;
  row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior: 'instant' });
}
