import type { EditorView } from '@tiptap/pm/view';

export type Corner = { readonly left: number; readonly top: number };

/** The element that bars and lists are placed in: it scrolls with the text. */
export function rootOf(view: EditorView): HTMLElement {
  return view.dom.closest<HTMLElement>('.editor-root') ?? view.dom;
}

/** A place of the window in the pixels of the root, whole, so that equal places compare equal. */
export function inRoot(view: EditorView, left: number, top: number): Corner {
  const box = rootOf(view).getBoundingClientRect();
  return { left: Math.round(left - box.left), top: Math.round(top - box.top) };
}

/** Where a block is seen: a table is narrower than the region that it scrolls in. */
export function boxOf(element: HTMLElement): DOMRect {
  return (element.querySelector(':scope > table') ?? element).getBoundingClientRect();
}
