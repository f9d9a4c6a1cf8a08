import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import type { Footnote } from '#shared/story/story-document.ts';
import { blocksToNodes } from '../convert/blocks-to-nodes.ts';
import { headEnd } from '../commands/insert-block.ts';
import { around, isHead } from '../commands/places.ts';
import { nodes } from '../schema/editor-schema.ts';

/** Longest line that is taken for the title of what was pasted with it. */
const LONGEST_TITLE = 150;

/** Blocks and their notes in the place of the selection: one step for undoing. */
export function insertPasted(state: EditorState, blocks: readonly Node[], footnotes: readonly Footnote[]): Transaction {
  const tr = closeHistory(state.tr);
  const { $from } = state.selection;
  if (isHead($from.parent)) pasteIntoHead(tr, blocks);
  else if (!isFlowing($from.parent)) tr.replaceSelection(lineOf(blocks));
  else tr.replaceSelection(sliceOf(blocks));
  if (around($from, nodes.footnote) === undefined) addNotes(tr, footnotes);
  return tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView();
}

/** Places where blocks can stand; captions and titles of notes hold a line of text. */
function isFlowing(parent: Node): boolean {
  return parent.type === nodes.paragraph || parent.type === nodes.heading || !parent.isTextblock;
}

/** The first line becomes the title, or a part of it; the rest is the beginning of the body. */
function pasteIntoHead(tr: Transaction, blocks: readonly Node[]): void {
  const [first] = blocks;
  const line = first?.isTextblock === true ? first.textContent : '';
  const isLine = line !== '' && line.length <= LONGEST_TITLE;
  const body = isLine ? blocks.slice(1) : blocks;
  if (isLine) tr.insertText(line);
  if (body.length === 0) return;
  const start = headEnd(tr.doc);
  const { nodeAfter } = tr.doc.resolve(start);
  const isPlace = nodeAfter?.type === nodes.paragraph && nodeAfter.content.size === 0;
  tr.replaceWith(start, isPlace ? start + nodeAfter.nodeSize : start, body);
  const end = start + body.reduce((size, { nodeSize }) => size + nodeSize, 0);
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
}

/** A paragraph at either end goes on in the line where it is pasted. */
function sliceOf(blocks: readonly Node[]): Slice {
  const isOpen = (node: Node | undefined): number => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

function lineOf(blocks: readonly Node[]): Slice {
  const texts = blocks.filter(({ isTextblock }) => isTextblock);
  const line = texts.flatMap(({ children }, index) =>
    index === 0 ? children : [nodes.lineBreak.create(), ...children],
  );
  return new Slice(Fragment.from(line), 0, 0);
}

/** Notes stand at the end; the order of the text is made by `footnoteOrder`. */
function addNotes(tr: Transaction, footnotes: readonly Footnote[]): void {
  if (footnotes.length === 0) return;
  const made = footnotes.map(({ id, blocks }) => nodes.footnote.create({ footnoteId: id }, blocksToNodes(blocks)));
  const end = tr.doc.content.size;
  if (tr.doc.lastChild?.type === nodes.footnotes) tr.insert(end - 1, made);
  else tr.insert(end, nodes.footnotes.create(null, made));
}
