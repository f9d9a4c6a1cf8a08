import { DOMSerializer, type Node } from '@tiptap/pm/model';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import { editorMessages } from '#shared/messages/editor.ts';
import type { Picture } from '#shared/story/story-document.ts';
import { undoOfText } from '../keys/undo.ts';
import { isDecorative, isDrawnLike } from './decoration.ts';
import { pictureFields } from './picture-fields.ts';
import { writeCaption } from './picture-selection.ts';

/** A picture with its caption, and the fields about it below. */
export const pictureView: NodeViewConstructor = (first, view, place) => {
  let node = first;
  const { toDOM } = node.type.spec;
  if (toDOM === undefined) throw new Error(`${node.type.name} cannot be drawn`);
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, toDOM(node));
  const change = (name: string, value: unknown): void => {
    const position = place();
    if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, name, value));
  };
  const { row, alt, show } = pictureFields(node, change, () => view.focus());
  undoOfText(alt, view);
  const begin = captionButton(() => {
    const position = place();
    if (position === undefined) return;
    writeCaption(position)(view.state, view.dispatch, view);
    view.focus();
  });
  dom.appendChild(begin);
  dom.appendChild(row);
  const note = ({ attrs, childCount }: Node): void => {
    begin.hidden = childCount > 0;
    if (dom instanceof HTMLElement) {
      const isNamed = String(attrs['alt']).trim() !== '' || isDecorative(attrs['picture'] as Picture);
      dom.classList.toggle('is-unnamed', !isNamed);
    }
  };
  note(node);
  return {
    dom,
    ...(contentDOM === undefined ? {} : { contentDOM }),
    update: (next) => {
      if (next.type !== node.type || !isDrawnAlike(next, node)) return false;
      node = next;
      show(node);
      note(node);
      if (dom instanceof HTMLElement) {
        dom.dataset['alt'] = String(node.attrs['alt']);
        dom.dataset['picture'] = JSON.stringify(node.attrs['picture']);
      }
      return true;
    },
    stopEvent: ({ target }) => target instanceof Element && (row.contains(target) || begin.contains(target)),
    ignoreMutation: (mutation) => !contentDOM?.contains(mutation.target),
  };
};

/** Where a caption belongs and none is yet. */
function captionButton(press: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'caption-start';
  button.contentEditable = 'false';
  button.tabIndex = -1;
  button.textContent = editorMessages.captionPlaceholder;
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', press);
  return button;
}

/** Everything but the words for those who do not see it, and whether they are wanted. */
function isDrawnAlike(a: Node, b: Node): boolean {
  const isSame = ['id', 'layout', 'href'].every((name) => a.attrs[name] === b.attrs[name]);
  return isSame && isDrawnLike(a.attrs['picture'] as Picture, b.attrs['picture'] as Picture);
}
