import type { Node } from '@tiptap/pm/model';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Block, Footnote } from '#shared/story/story-document.ts';
import { nodesToBlocks, nodeToBlock } from './nodes-to-blocks.ts';

const knownFootnotes = new WeakMap<Node, Footnote>();

/** The draft that the document of the editor says. Only nodes that are new since the last call are converted. */
export function docToDraft(doc: Node): DraftValue {
  const blocks: Block[] = [];
  let footnotes: Footnote[] = [];
  let title = '';
  let subtitle = '';
  let previewBreak: string | null = null;
  let isAfterBreak = false;
  doc.forEach((node) => {
    if (node.type.name === 'title') title = node.textContent;
    else if (node.type.name === 'subtitle') subtitle = node.textContent;
    else if (node.type.name === 'previewBreak') isAfterBreak = true;
    else if (node.type.name === 'footnotes') footnotes = node.children.map(toFootnote);
    else {
      const block = nodeToBlock(node);
      if (block === undefined) return;
      blocks.push(block);
      if (isAfterBreak) previewBreak ??= block.id;
    }
  });
  return { title, subtitle, document: { version: 1, blocks, footnotes }, previewBreak };
}

function toFootnote(node: Node): Footnote {
  const before = knownFootnotes.get(node);
  if (before !== undefined) return before;
  const footnote = { id: String(node.attrs['footnoteId']), blocks: nodesToBlocks(node) };
  knownFootnotes.set(node, footnote);
  return footnote;
}
