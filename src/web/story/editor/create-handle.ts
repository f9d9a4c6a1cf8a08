import { Fragment, type Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type EditorState, type Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { countWords } from '#shared/story/count-words.ts';
import { countPicturesWithoutAlt } from '#shared/story/pictures-without-alt.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';
import { docToDraft } from './convert/doc-to-draft.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import type { Caret, EditorHandle } from './editor-handle.ts';
import { extensions } from './extensions.ts';
import { nodes } from './schema/editor-schema.ts';
import { KEEP_NOTES } from './plugins/footnote-order.ts';
import { countTks } from './plugins/tk-marks.ts';

/** The handle of one mounted editor. */
export function createHandle(view: EditorView, language: string): EditorHandle {
  const read = () => docToDraft(view.state.doc);
  return {
    read,
    replace: (value, keepSelection = false) => {
      const tr = replaceDoc(view.state, withUploads(view.state.doc, draftToDoc(value)));
      if (!keepSelection) tr.setSelection(TextSelection.atStart(tr.doc));
      view.dispatch(tr);
    },
    focus: (caret) => {
      if (caret !== undefined) view.dispatch(view.state.tr.setSelection(selectionAt(view.state.doc, caret)));
      view.focus();
    },
    countWords: () => countDraftWords(read().document, language),
    findTks: () => countTks(view.state),
    pendingUploads: () =>
      extensions.reduce((count, extension) => count + (extension.countUploads?.(view.state) ?? 0), 0),
    picturesWithoutAlt: () => countPicturesWithoutAlt(read().document),
  };
}

function selectionAt(doc: Node, { line, offset }: Caret): Selection {
  const lines = doc.children.filter(({ type }) => type.name !== 'subtitle');
  const chosen = lines[Math.min(line, lines.length - 1)];
  let start = 1;
  for (const node of doc.children) {
    if (node === chosen) return TextSelection.near(doc.resolve(start + Math.min(offset, node.content.size)));
    start += node.nodeSize;
  }
  return TextSelection.atStart(doc);
}

/**
 * The document with the pictures that are on their way in the one before, each behind the block that it stood behind or
 * in: no draft holds them, and what others changed meanwhile must not take them away.
 */
export function withUploads(before: Node, after: Node): Node {
  const blocks = [...after.children];
  let previous: Node | undefined;
  for (const node of before.children) {
    const uploads = uploadsIn(node);
    if (uploads.length > 0)
      blocks.splice(placeBehind(node.type === nodes.upload ? previous : node, blocks), 0, ...uploads);
    previous = uploads.at(-1) ?? node;
  }
  return after.copy(Fragment.from(blocks));
}

function uploadsIn(node: Node): readonly Node[] {
  if (node.type === nodes.upload) return [node];
  const uploads: Node[] = [];
  node.descendants((inner) => {
    if (inner.type === nodes.upload) uploads.push(inner);
  });
  return uploads;
}

/** Behind that block; at the end where it is gone, and before the footnotes, behind which nothing may stand. */
function placeBehind(block: Node | undefined, blocks: readonly Node[]): number {
  const index = blocks.findIndex(
    (one) => one === block || (one.type === block?.type && one.attrs['id'] === block.attrs['id']),
  );
  const footnotes = blocks.findIndex(({ type }) => type === nodes.footnotes);
  if (index >= 0 && index !== footnotes) return index + 1;
  return footnotes >= 0 ? footnotes : blocks.length;
}

/** The change that makes another document of this one, no larger than where the two differ, so that the cursor stays. */
export function replaceDoc(state: EditorState, doc: Node): Transaction {
  const { tr } = state;
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return tr;
  // Where the same letters stand on both sides the two ends may cross.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap)).setMeta(KEEP_NOTES, true);
}

const known = new WeakMap<Block, number>();

/** The words of a body as `countWords(plainText(document))` counts them; each block once as long as it does not change. */
export function countDraftWords(document: StoryDocument, language: string): number {
  const blocks = [...document.blocks, ...document.footnotes.flatMap((footnote) => footnote.blocks)];
  return blocks.reduce((sum, block) => sum + countBlockWords(block, language), 0);
}

function countBlockWords(block: Block, language: string): number {
  const before = known.get(block);
  if (before !== undefined) return before;
  const count = countWords(plainText({ version: 1, blocks: [block], footnotes: [] }), language);
  known.set(block, count);
  return count;
}
