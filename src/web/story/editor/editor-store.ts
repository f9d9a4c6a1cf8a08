import { useRef, useSyncExternalStore } from 'react';
import type { EditorView } from '@tiptap/pm/view';
import { Plugin } from '@tiptap/pm/state';

/** Tells the menus that the editor changed. They draw again only where what they show is another. */
export type EditorStore = {
  readonly view: () => EditorView | null;
  readonly subscribe: (listen: () => void) => () => void;
  readonly plugin: Plugin;
};

export function createEditorStore(): EditorStore {
  const listeners = new Set<() => void>();
  let current: EditorView | null = null;
  const tell = (): void => {
    for (const listen of listeners) listen();
  };
  const plugin = new Plugin({
    view: (view) => {
      current = view;
      return { update: tell, destroy: () => (current = null) };
    },
    // Menus show only while the writer is here, and not while a pointer still selects.
    props: {
      handleDOMEvents: {
        focus: () => void setTimeout(tell),
        blur: () => void setTimeout(tell),
        pointerdown: (view) => void watchPointer(view),
      },
    },
  });
  return {
    view: () => current,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    plugin,
  };
}

function watchPointer(view: EditorView): void {
  const root = view.dom.parentElement;
  root?.setAttribute('data-pointing', '');
  const end = (): void => root?.removeAttribute('data-pointing');
  for (const name of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(name, end, { once: true });
}

/**
 * What a menu shows, made from the view; plain data, so that it can be compared. No letter that is typed draws
 * anything again as long as it stays the same.
 */
export function useEditorValue<Value>(store: EditorStore, select: (view: EditorView) => Value, none: Value): Value {
  const last = useRef<{ readonly text: string; readonly value: Value }>(undefined);
  const snapshot = (): Value => {
    const view = store.view();
    const value = view === null ? none : select(view);
    const text = JSON.stringify(value) ?? '';
    if (last.current?.text !== text) last.current = { text, value };
    return last.current.value;
  };
  return useSyncExternalStore(store.subscribe, snapshot, () => none);
}
