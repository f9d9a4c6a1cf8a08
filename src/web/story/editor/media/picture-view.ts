import { DOMSerializer, type Node } from '@tiptap/pm/model';
import type { EditorView, NodeView } from '@tiptap/pm/view';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';

const MOST_LETTERS = 2_000;

export const imageView = createPictureView;
export const galleryImageView = createPictureView;

/** A picture with its caption, and the field that asks what those read who do not see it. */
function createPictureView(first: Node, view: EditorView, place: () => number | undefined): NodeView {
  let node = first;
  const { toDOM } = node.type.spec;
  if (toDOM === undefined) throw new Error(`${node.type.name} cannot be drawn`);
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, toDOM(node));
  const field = document.createElement('input');
  field.type = 'text';
  field.className = 'alt-field';
  field.maxLength = MOST_LETTERS;
  field.placeholder = messages.altPlaceholder;
  field.setAttribute('aria-label', messages.altLabel);
  field.value = String(node.attrs['alt']);
  const row = document.createElement('div');
  row.className = 'alt-row';
  row.contentEditable = 'false';
  row.append(field);
  dom.appendChild(row);
  field.addEventListener('input', () => {
    const position = place();
    if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, 'alt', field.value));
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    view.focus();
  });
  return {
    dom,
    ...(contentDOM === undefined ? {} : { contentDOM }),
    update: (next) => {
      if (next.type !== node.type || !isDrawnAlike(next, node)) return false;
      node = next;
      const alt = String(node.attrs['alt']);
      if (field.value !== alt) field.value = alt;
      if (dom instanceof HTMLElement) dom.dataset['alt'] = alt;
      return true;
    },
    stopEvent: (event) => event.target === field,
    ignoreMutation: (mutation) => !contentDOM?.contains(mutation.target),
  };
}

/** Everything but the words for those who do not see it. */
function isDrawnAlike(a: Node, b: Node): boolean {
  return ['id', 'picture', 'layout', 'href'].every((name) => a.attrs[name] === b.attrs[name]);
}
