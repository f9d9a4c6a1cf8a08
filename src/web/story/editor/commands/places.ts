import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { nodes } from '../schema/editor-schema.ts';

export type Place = { readonly node: Node; readonly position: number; readonly depth: number };

/** The innermost node of one of the types around a position. */
export function around($position: ResolvedPos, ...types: readonly NodeType[]): Place | undefined {
  for (let depth = $position.depth; depth > 0; depth -= 1) {
    const node = $position.node(depth);
    if (types.includes(node.type)) return { node, position: $position.before(depth), depth };
  }
  return undefined;
}

/** The innermost node of one of the types that holds the cursor or is selected itself. */
export function selectedIn(state: EditorState, ...types: readonly NodeType[]): Place | undefined {
  const { selection } = state;
  if (selection instanceof NodeSelection && types.includes(selection.node.type)) {
    return { node: selection.node, position: selection.from, depth: selection.$from.depth + 1 };
  }
  return around(selection.$from, ...types);
}

/** The block at the top that holds the cursor; undefined in title, subtitle and notes. */
export function topBlock(state: EditorState): Place | undefined {
  const { selection } = state;
  const { $from } = selection;
  const isWhole = $from.depth === 0 && selection instanceof NodeSelection;
  const node = isWhole ? selection.node : $from.depth > 0 ? $from.node(1) : null;
  if (node === null || isHead(node) || node.type === nodes.footnotes) return undefined;
  return { node, position: isWhole ? selection.from : $from.before(1), depth: 1 };
}

/** Title and subtitle stand before the body and are no blocks. */
export function isHead(node: Node): boolean {
  return node.type === nodes.title || node.type === nodes.subtitle;
}
