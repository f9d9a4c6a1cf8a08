import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { editorMessages } from '#shared/messages/editor.ts';
import { beginnings, type TextKind } from '#shared/story/text-kind.ts';
import { nodes } from '../schema/editor-schema.ts';

const WORDS: Readonly<Record<string, string>> = {
  subtitle: editorMessages.subtitlePlaceholder,
  caption: editorMessages.captionPlaceholder,
  attribution: editorMessages.attributionPlaceholder,
  calloutTitle: editorMessages.calloutTitlePlaceholder,
  quoteText: editorMessages.quotePlaceholder,
  codeText: editorMessages.codePlaceholder,
  heading: editorMessages.headingPlaceholder,
};

/** Words of the house in places where nothing is written: the title, the beginning of the text, and where the cursor is. */
export function placeholders(kind: TextKind): Plugin {
  const decorations = (state: EditorState) => DecorationSet.create(state.doc, findEmpty(state, kind));
  return new Plugin({ props: { decorations } });
}

function findEmpty({ doc, selection }: EditorState, kind: TextKind): Decoration[] {
  const found: Decoration[] = [];
  const title = doc.firstChild;
  const words = beginnings[kind];
  if (title?.content.size === 0) found.push(mark(title, 0, words.title));
  const onlyLine = lonelyLine(doc);
  if (onlyLine !== undefined) {
    found.push(mark(onlyLine.node, onlyLine.position, words.body));
  }
  const { $from } = selection;
  const block = $from.parent;
  if (selection.empty && block.isTextblock && $from.depth > 0 && block !== title && block !== onlyLine?.node) {
    found.push(...hint(block, $from.before()));
  }
  return found;
}

function hint(node: Node, position: number): Decoration[] {
  const words = WORDS[node.type.name];
  if (node.content.size > 0) return [];
  if (words !== undefined) return [mark(node, position, words)];
  return node.type === nodes.paragraph ? [mark(node, position, editorMessages.linePlaceholder, 'is-hint')] : [];
}

function mark(node: Node, position: number, words: string, look = ''): Decoration {
  const attributes = {
    class: `is-empty ${look}`.trim(),
    'data-placeholder': words,
    // A heading without words has no name.
    ...(node.type === nodes.title && { 'aria-label': words }),
  };
  return Decoration.node(position, position + node.nodeSize, attributes);
}

/** The one empty paragraph of a story that is not begun. */
function lonelyLine(doc: Node): { node: Node; position: number } | undefined {
  const index = doc.maybeChild(1)?.type === nodes.subtitle ? 2 : 1;
  const node = doc.maybeChild(index);
  if (node?.type !== nodes.paragraph || node.content.size > 0 || doc.childCount > index + 1) return undefined;
  let position = 0;
  for (let before = 0; before < index; before += 1) position += doc.child(before).nodeSize;
  return { node, position };
}
