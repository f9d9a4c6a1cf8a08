import { type RefObject, useEffect } from 'react';
import type { EditorStore } from '../editor-store.ts';

/** Keys of the whole page: Alt and F10 lead from the text into its bar, `?` shows the shortcuts where nobody is typing. */
export function useBarKeys(root: RefObject<HTMLElement | null>, store: EditorStore, onShortcuts: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'F10' && event.altKey && store.view()?.hasFocus() === true) {
        const first = root.current?.querySelector<HTMLElement>('[role="toolbar"] :is(button, select):not(:disabled)');
        if (first) event.preventDefault();
        first?.focus();
      }
      if (event.key === '?' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.defaultPrevented) {
        onShortcuts();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, store, onShortcuts]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
