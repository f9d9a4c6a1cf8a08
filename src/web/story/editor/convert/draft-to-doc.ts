import type { Node } from '@tiptap/pm/model';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Footnote } from '#shared/story/story-document.ts';
import { editorSchema, nodes } from '../schema/editor-schema.ts';
import { blocksToNodes, blockToNode, filler } from './blocks-to-nodes.ts';

/** A draft as the document of the editor; `docToDraft` gives it back equal. */
export function draftToDoc(draft: DraftValue): Node {
  const { title, subtitle, document, previewBreak } = draft;
  const body = document.blocks.flatMap((block) =>
    block.id === previewBreak ? [nodes.previewBreak.create(), blockToNode(block)] : [blockToNode(block)],
  );
  // The cursor needs a line after a picture that stands last.
  if (body.at(-1)?.type !== nodes.paragraph) body.push(filler());
  return nodes.doc.create(null, [
    nodes.title.create(null, textOf(title)),
    ...(subtitle === '' ? [] : [nodes.subtitle.create(null, textOf(subtitle))]),
    ...body,
    ...footnotesToNodes(document.footnotes),
  ]);
}

function textOf(text: string): Node[] {
  return text === '' ? [] : [editorSchema.text(text)];
}

function footnotesToNodes(footnotes: readonly Footnote[]): Node[] {
  if (footnotes.length === 0) return [];
  const children = footnotes.map(({ id, blocks }) => nodes.footnote.create({ footnoteId: id }, blocksToNodes(blocks)));
  return [nodes.footnotes.create(null, children)];
}
