import type { Attrs, NodeType } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { nodes } from '../schema/editor-schema.ts';

/** Paragraphs and headings of the selection, which can become each other. */
function textBlocks(state: EditorState): { type: NodeType; attrs: Attrs }[] {
  const found: { type: NodeType; attrs: Attrs }[] = [];
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, (node) => {
    if (node.type === nodes.paragraph || node.type === nodes.heading) found.push(node);
    return !node.isTextblock;
  });
  return found;
}

/** Makes paragraphs and headings of the selection a heading; where all are one already, paragraphs again. */
export function toggleHeading(level: 1 | 2 | 3 | 4): Command {
  return (state, dispatch) => {
    const blocks = textBlocks(state);
    if (blocks.length === 0) return false;
    const isSet = blocks.every(({ type, attrs }) => type === nodes.heading && attrs['level'] === level);
    if (isSet) return setParagraph(state, dispatch);
    const { from, to } = state.selection;
    dispatch?.(
      state.tr
        .setBlockType(from, to, nodes.heading, ({ attrs }) => ({
          id: String(attrs['id']),
          level,
          anchor: (attrs['anchor'] as string | undefined) ?? null,
        }))
        .scrollIntoView(),
    );
    return true;
  };
}

/** Makes headings of the selection paragraphs. */
export const setParagraph: Command = (state, dispatch) => {
  if (textBlocks(state).every(({ type }) => type === nodes.paragraph)) return false;
  const { from, to } = state.selection;
  dispatch?.(state.tr.setBlockType(from, to, nodes.paragraph, ({ attrs }) => ({ id: String(attrs['id']) })));
  return true;
};

/** True where every paragraph of the selection is a heading of this level. */
export function isHeading(state: EditorState, level: number): boolean {
  const blocks = textBlocks(state);
  return blocks.length > 0 && blocks.every(({ type, attrs }) => type === nodes.heading && attrs['level'] === level);
}
