import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView, NodeView } from '@tiptap/pm/view';
import { editorMessages } from '#shared/messages/editor.ts';
import { undoOfText } from '../keys/undo.ts';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import { drawMath } from './draw-math.ts';

export const blockMathView = (node: Node, view: EditorView, place: () => number | undefined): NodeView =>
  createMathView(node, view, place, true);

export const inlineMathView = (node: Node, view: EditorView, place: () => number | undefined): NodeView =>
  createMathView(node, view, place, false);

/** A formula as readers see it; selected, its TeX stands in a field above and the formula follows what is typed. */
function createMathView(first: Node, view: EditorView, place: () => number | undefined, isBlock: boolean): NodeView {
  let node = first;
  const dom = document.createElement(isBlock ? 'div' : 'span');
  dom.className = isBlock ? 'math math-edit' : 'inline-math math-edit';
  const shown = document.createElement('span');
  shown.className = 'math-shown';
  const field = document.createElement('textarea');
  field.className = 'math-source';
  field.rows = 1;
  field.spellcheck = false;
  field.setAttribute('aria-label', editorMessages.mathSource);
  field.placeholder = editorMessages.mathPlaceholder;
  dom.append(shown);
  undoOfText(field, view);

  const tex = (): string => String(node.attrs['tex']);
  const draw = (): void => {
    shown.dataset['empty'] = tex() === '' ? editorMessages.mathEmpty : '';
    void drawMath(shown, tex(), isBlock);
  };
  const leave = (side: -1 | 1): void => {
    const position = place();
    if (position === undefined) return;
    const { tr } = view.state;
    const after = position + node.nodeSize;
    // Behind a formula on a line of its own one goes on writing.
    if (isBlock && side === 1 && !tr.doc.resolve(after).nodeAfter?.isTextblock) {
      tr.insert(after, nodes.paragraph.create({ id: newId() }));
    }
    const $target = tr.doc.resolve(side === 1 ? after : position);
    // A formula without a word is no formula.
    if (tex().trim() === '' && !isBlock) tr.delete(position, position + node.nodeSize);
    else tr.setSelection(TextSelection.near($target, side));
    view.dispatch(tr.scrollIntoView());
    view.focus();
  };
  field.addEventListener('input', () => {
    const position = place();
    if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, 'tex', field.value));
  });
  field.addEventListener('keydown', (event) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
    const isBefore = event.key === 'ArrowLeft' && field.selectionEnd === 0;
    const isBehind = event.key === 'ArrowRight' && field.selectionStart === field.value.length;
    if (!isDone && !isBefore && !isBehind) return;
    event.preventDefault();
    leave(isBefore ? -1 : 1);
  });
  draw();
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      const isOther = next.attrs['tex'] !== node.attrs['tex'];
      node = next;
      if (isOther) draw();
      if (field.value !== tex()) field.value = tex();
      return true;
    },
    selectNode: () => {
      dom.classList.add('is-open');
      field.value = tex();
      dom.prepend(field);
      // The editor sets the selection of the page first.
      setTimeout(() => field.isConnected && field.focus());
    },
    deselectNode: () => {
      dom.classList.remove('is-open');
      field.remove();
    },
    stopEvent: (event) => event.target === field,
    ignoreMutation: () => true,
  };
}
