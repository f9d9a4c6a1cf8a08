import { type DragEvent, useEffect, useState } from 'react';
import { Fragment, Slice } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { headEnd } from '../commands/insert-block.ts';
import { newId } from '../new-id.ts';
import { type EditorStore, useEditorValue } from '../editor-store.ts';
import { nodes } from '../schema/editor-schema.ts';
import type { SuggestionSource } from '../suggestions/suggestion.ts';
import { openSuggestions } from '../suggestions/suggestions-plugin.ts';
import styles from './BlockHandle.module.css';
import { watchBlockUnderPointer } from './block-under-pointer.ts';
import { boxOf, inRoot } from './place-in-root.ts';

type BlockHandleProps = { readonly store: EditorStore; readonly source: SuggestionSource };

/** Beside the block under the pointer: a plus that opens the list of blocks, and a grip by which it is dragged. */
export function BlockHandle({ store, source }: BlockHandleProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  useEffect(() => watchBlockUnderPointer(store, setHovered), [store]);
  const shown = useEditorValue(store, (view) => placeHandle(view, hovered), null);
  if (shown === null) return null;
  const { at, position } = shown;
  const addBlock = (): void => {
    const view = store.view();
    const node = view?.state.doc.nodeAt(position);
    if (!view || !node) return;
    const isEmpty = node.type === nodes.paragraph && node.content.size === 0;
    const { tr } = view.state;
    const after = position + node.nodeSize;
    if (!isEmpty) tr.insert(after, nodes.paragraph.create({ id: newId() }));
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, (isEmpty ? position : after) + 1)).scrollIntoView());
    view.focus();
    openSuggestions(view, source);
  };
  const select = (): void => {
    const view = store.view();
    if (view === null) return;
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
    view.focus();
  };
  const drag = (event: DragEvent): void => {
    const view = store.view();
    const node = view?.state.doc.nodeAt(position);
    if (!view || !node) return;
    select();
    // Named by its node: a browser may make a selection of text of it on the way.
    const dragging = {
      slice: new Slice(Fragment.from(node), 0, 0),
      move: true,
      node: NodeSelection.create(view.state.doc, position),
    };
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', node.textContent);
    const element = view.nodeDOM(position);
    if (element instanceof HTMLElement) event.dataTransfer.setDragImage(element, 0, 0);
    view.dragging = dragging;
  };
  return (
    <div className={styles.handle} style={at} contentEditable={false}>
      <button
        type="button"
        className={styles.part}
        aria-label={messages.addBlock}
        title={messages.addBlock}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={addBlock}
      >
        +
      </button>
      <button
        type="button"
        className={`${styles.part} ${styles.grip}`}
        aria-label={messages.moveBlock}
        title={messages.moveBlock}
        tabIndex={-1}
        draggable
        onDragStart={drag}
        onClick={select}
      >
        ⠿
      </button>
    </div>
  );
}

/** Beside the block under the pointer; without a pointer beside an empty line that holds the cursor. */
function placeHandle(view: EditorView, hovered: number | null) {
  const position = hovered ?? emptyLine(view);
  const element = position === null ? null : view.nodeDOM(position);
  if (position === null || !(element instanceof HTMLElement)) return null;
  const box = boxOf(element);
  const first = Number.parseFloat(getComputedStyle(element).lineHeight) || box.height;
  return { at: inRoot(view, Math.max(box.left, 56), box.top + Math.min(first, box.height) / 2), position };
}

function emptyLine({ state: { doc, selection } }: EditorView): number | null {
  const { $from, empty } = selection;
  const isEmpty =
    empty && $from.depth === 1 && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
  return isEmpty && $from.before() >= headEnd(doc) ? $from.before() : null;
}
