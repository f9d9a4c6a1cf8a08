import { type Command, Selection, TextSelection } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { editorSchema, nodes } from '../schema/editor-schema.ts';
import { around, selectedIn } from './places.ts';

/** The paragraphs of the selection as one block of code, or a block of code as paragraphs again. */
export const toggleCodeBlock: Command = (state, dispatch) => {
  const code = selectedIn(state, nodes.codeBlock);
  if (code !== undefined) {
    const lines = (code.node.firstChild?.textContent ?? '').split('\n');
    const made = lines.map((line) =>
      nodes.paragraph.create({ id: newId() }, line === '' ? [] : editorSchema.text(line)),
    );
    const tr = state.tr.replaceWith(code.position, code.position + code.node.nodeSize, made);
    const end = made.reduce((position, line) => position + line.nodeSize, code.position);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1)).scrollIntoView());
    return true;
  }
  const range = state.selection.$from.blockRange(state.selection.$to);
  if (!range || !range.parent.canReplaceWith(range.startIndex, range.endIndex, nodes.codeBlock)) return false;
  const text = state.doc.textBetween(range.start, range.end, '\n', (leaf) =>
    leaf.type === nodes.lineBreak ? '\n' : '',
  );
  const id = range.parent.child(range.startIndex).attrs['id'] as string | undefined;
  const content = text === '' ? [] : [editorSchema.text(text)];
  const block = nodes.codeBlock.create({ id: id || newId() }, nodes.codeText.create(null, content));
  const tr = state.tr.replaceWith(range.start, range.end, block);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, range.start + 2 + text.length)).scrollIntoView());
  return true;
};

/** The language of the code that holds the cursor; null for none. */
export function setCodeLanguage(language: string | null): Command {
  return (state, dispatch) => {
    const code = selectedIn(state, nodes.codeBlock);
    if (code === undefined) return false;
    dispatch?.(state.tr.setNodeAttribute(code.position, 'language', language));
    return true;
  };
}

const INDENT = '  ';

/** Tab in code: two spaces at the cursor, or before each line of the selection. */
export const indentCode: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection;
  if (!$from.parent.type.spec.code || !$from.sameParent($to)) return false;
  if (empty) {
    dispatch?.(state.tr.insertText(INDENT).scrollIntoView());
    return true;
  }
  const tr = state.tr;
  for (const start of lineStarts($from.parent.textContent, $from.parentOffset, $to.parentOffset).toReversed()) {
    tr.insertText(INDENT, $from.start() + start);
  }
  dispatch?.(tr);
  return true;
};

/** Shift and Tab in code: up to two spaces less before each line. */
export const outdentCode: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  if (!$from.parent.type.spec.code || !$from.sameParent($to)) return false;
  const text = $from.parent.textContent;
  const tr = state.tr;
  for (const start of lineStarts(text, $from.parentOffset, $to.parentOffset).toReversed()) {
    const spaces = /^(?: {1,2}|\t)/.exec(text.slice(start))?.[0].length ?? 0;
    if (spaces > 0) tr.delete($from.start() + start, $from.start() + start + spaces);
  }
  dispatch?.(tr);
  return true;
};

/** Enter on an empty last line of code, or an arrow down at its end, goes on below. */
export const leaveCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const code = around($from, nodes.codeBlock);
  if (!empty || code === undefined || $from.parent.type !== nodes.codeText) return false;
  const text = $from.parent.textContent;
  if ($from.parentOffset < text.length || !text.endsWith('\n')) return false;
  const tr = state.tr.delete($from.pos - 1, $from.pos);
  const after = tr.mapping.map(code.position + code.node.nodeSize);
  tr.insert(after, nodes.paragraph.create({ id: newId() }));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  return true;
};

function lineStarts(text: string, from: number, to: number): number[] {
  const starts = [text.lastIndexOf('\n', from - 1) + 1];
  for (let next = text.indexOf('\n', from); next !== -1 && next < to; next = text.indexOf('\n', next + 1)) {
    starts.push(next + 1);
  }
  return starts;
}
