import type { NodeViewConstructor } from '@tiptap/pm/view';
import type { Node } from '@tiptap/pm/model';
import { blockMathView, inlineMathView } from './math-view.ts';

/** A paragraph that is given its id keeps its element: drawing it anew would break off a composition of letters. */
const paragraphView: NodeViewConstructor = (node) => {
  const dom = document.createElement('p');
  const show = ({ attrs }: Node): void => {
    dom.dir = typeof attrs['direction'] === 'string' ? attrs['direction'] : 'auto';
    if (attrs['id'] === '') delete dom.dataset['id'];
    else dom.dataset['id'] = String(attrs['id']);
  };
  show(node);
  return {
    dom,
    contentDOM: dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
    // Our own writing of attributes is no change of the text.
    ignoreMutation: (mutation) => mutation.type === 'attributes',
  };
};

/** How nodes are drawn that need more than their elements. Those of pictures and embeds come with their extensions. */
export const nodeViews: Readonly<Record<string, NodeViewConstructor>> = {
  paragraph: paragraphView,
  mathBlock: blockMathView,
  inlineMath: inlineMathView,
};
