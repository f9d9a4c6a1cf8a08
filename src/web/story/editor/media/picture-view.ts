import { DOMSerializer, type Node } from '@tiptap/pm/model';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import type { Picture } from '#shared/story/story-document.ts';
import { isDrawnLike } from './decoration.ts';
import { pictureFields } from './picture-fields.ts';

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
  const { row, show } = pictureFields(node, change, () => view.focus());
  dom.appendChild(row);
  return {
    dom,
    ...(contentDOM === undefined ? {} : { contentDOM }),
    update: (next) => {
      if (next.type !== node.type || !isDrawnAlike(next, node)) return false;
      node = next;
      show(node);
      if (dom instanceof HTMLElement) {
        dom.dataset['alt'] = String(node.attrs['alt']);
        dom.dataset['picture'] = JSON.stringify(node.attrs['picture']);
      }
      return true;
    },
    stopEvent: ({ target }) => target instanceof Element && row.contains(target),
    ignoreMutation: (mutation) => !contentDOM?.contains(mutation.target),
  };
};

/** Everything but the words for those who do not see it, and whether they are wanted. */
function isDrawnAlike(a: Node, b: Node): boolean {
  const isSame = ['id', 'layout', 'href'].every((name) => a.attrs[name] === b.attrs[name]);
  return isSame && isDrawnLike(a.attrs['picture'] as Picture, b.attrs['picture'] as Picture);
}
