import { useEffect, useRef } from 'react';
import type { DesignEditingState } from './use-design-editing.ts';

/** The usual keys for undoing and doing again; in a field of text they are the browser's own. */
export function useUndoKeys(editing: Pick<DesignEditingState, 'undo' | 'redo'>): void {
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo?.();
      else latest.current.undo?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, [contenteditable], input:not([type])');
}
