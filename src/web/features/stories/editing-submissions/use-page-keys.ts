import { useEffect, useRef } from 'react';
import { letterKeys } from './letter-keys.ts';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';

/** What a letter does on a page, where one does not type, nothing lies over it, and letters are not turned off. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (event.key.length === 1 && !letterKeys.isOn()) return;
      const press = now.current[event.key.toLowerCase()];
      if (press === undefined || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
