import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import styles from './Toolbar.module.css';

type ToolbarProps = {
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Where it stands, in pixels from the editor's corner. */
  readonly at?: { readonly left: number; readonly top: number };
  /** Escape: back to the text. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** A bar of buttons: one stop of Tab, arrows inside (the pattern of WAI-ARIA). Pressing it leaves the selection of the text. */
export function Toolbar({ label, className, ref, at, onLeave, children }: ToolbarProps) {
  const inside = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onLeave();
    }
    const buttons = [...(inside.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.key, index, buttons.length);
    if (next === undefined || index === -1) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={`${styles.bar} ${className ?? ''}`}
      style={at === undefined ? undefined : { left: at.left, top: at.top }}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => !(event.target instanceof HTMLSelectElement) && event.preventDefault()}
    >
      <div ref={inside} className={styles.inside}>
        {children}
      </div>
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
