import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Bubble.module.css';
import { moveInToolbar } from './move-in-toolbar.ts';

type BubbleProps = {
  readonly label: string;
  readonly range: Range;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const GAP = 8;
/** Touch screens put their own menu above a selection. */
const isCoarse = () => matchMedia('(pointer: coarse)').matches;

/**
 * A row of buttons beside words of the page. Tab leads into it from wherever the words were chosen, arrows move in
 * it, Escape closes it and gives the focus back to the page.
 */
export function Bubble({ label, range, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const element = bubble.current;
      if (element === null) return;
      const words = range.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const above = words.top - height - GAP;
      const isBelow = isCoarse() || above < GAP;
      const top = isBelow ? Math.min(words.bottom + GAP * 2, innerHeight - height - GAP) : above;
      const middle = words.left + words.width / 2 - width / 2;
      const left = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP));
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [range]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const isInside = bubble.current?.contains(document.activeElement) === true;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Tab' && !event.shiftKey && !isInside) {
        event.preventDefault();
        bubble.current?.querySelector<HTMLElement>('button, a')?.focus();
      }
    };
    const press = (event: Event) => {
      if (event.target instanceof Node && bubble.current?.contains(event.target) !== true) onClose();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, [onClose]);
  return (
    <div
      ref={bubble}
      className={styles.bubble}
      role="toolbar"
      aria-label={label}
      data-passage-bubble
      lang="en"
      dir="ltr"
      tabIndex={-1}
      // Pressing a button must not take the selection away.
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (moveInToolbar(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}

export function BubbleAction({ label, run }: { readonly label: string; readonly run: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={run}>
      {label}
    </button>
  );
}
