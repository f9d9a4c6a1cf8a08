import { headEnd } from '../commands/insert-block.ts';
import type { EditorStore } from '../editor-store.ts';
import { nodes } from '../schema/editor-schema.ts';

/**
 * Tells the position of the block at the top beside which the pointer is, at most once a frame; null where there is none.
 * A letter that is typed hides it: nobody reads beside what they write.
 */
export function watchBlockUnderPointer(store: EditorStore, tell: (position: number | null) => void): () => void {
  const ending = new AbortController();
  let frame = 0;
  const look = (height: number, target: EventTarget | null): void => {
    const view = store.view();
    const root = view?.dom.parentElement;
    if (!view || !root || !(target instanceof globalThis.Node) || !root.contains(target)) return tell(null);
    const element = [...view.dom.children].find((child) => {
      const box = child.getBoundingClientRect();
      return height >= box.top - 8 && height <= box.bottom + 8;
    });
    const index = element === undefined ? -1 : view.posAtDOM(element, 0);
    if (index < 0) return tell(null);
    const place = view.state.doc.resolve(Math.min(index, view.state.doc.content.size));
    const position = place.depth === 0 ? place.pos : place.before(1);
    const node = view.state.doc.nodeAt(position);
    tell(node === null || position < headEnd(view.state.doc) || node.type === nodes.footnotes ? null : position);
  };
  const { signal } = ending;
  const onMove = ({ clientY, target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      look(clientY, target);
    });
  };
  document.addEventListener('pointermove', onMove, { signal, passive: true });
  document.addEventListener('keydown', () => tell(null), { signal });
  return () => {
    ending.abort();
    cancelAnimationFrame(frame);
  };
}
