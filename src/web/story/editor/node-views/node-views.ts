import type { NodeViewConstructor } from '@tiptap/pm/view';
import { blockMathView, inlineMathView } from './math-view.ts';
import { paragraphView } from './paragraph-view.ts';

/** How nodes are drawn that need more than their elements. Those of pictures and embeds come with their extensions. */
export const nodeViews: Readonly<Record<string, NodeViewConstructor>> = {
  paragraph: paragraphView,
  mathBlock: blockMathView,
  inlineMath: inlineMathView,
};
