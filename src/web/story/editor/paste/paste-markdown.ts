import { closeHistory, undo } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { newId } from '../new-id.ts';
import { editorSchema, nodes } from '../schema/editor-schema.ts';
import { beginPicture } from './begin-picture.ts';
import { insertPasted } from './insert-pasted.ts';
import { showOffer } from './offer.ts';
import { pastedNodes } from './pasted-nodes.ts';
import { readPasted } from './read-pasted.ts';

/**
 * Markdown as it stands, then as what it means: one step back gives the signs again, and so does the button that is
 * offered for it.
 */
export async function pasteMarkdown(view: EditorView, text: string): Promise<void> {
  const start = view.state.selection.from;
  view.dispatch(closeHistory(view.state.tr).replaceSelection(plainSlice(text)).setMeta('paste', true));
  const pasted = view.state.doc;
  const end = view.state.selection.to;
  const { readMarkdown } = await import('./read-markdown.ts');
  // Whoever has gone on writing keeps the words as they are.
  if (view.isDestroyed || view.state.doc !== pasted) return;
  const { blocks, footnotes } = readPasted(readMarkdown(text), newId);
  if (blocks.length === 0) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, start, end)));
  view.dispatch(insertPasted(view.state, pastedNodes(blocks, beginPicture), footnotes));
  showOffer(view, { words: messages.markdownRead, label: messages.keepAsText, run: undo });
}

/** Each line a paragraph, as the editor pastes plain text. */
function plainSlice(text: string): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line !== '');
  const paragraphs = lines.map((line): Node => nodes.paragraph.create({ id: newId() }, editorSchema.text(line)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
