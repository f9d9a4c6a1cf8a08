import { Schema } from '@tiptap/pm/model';
import { uploadNodes } from '../media/upload-nodes.ts';
import { containerNodes } from './container-nodes.ts';
import { inlineNodes } from './inline-nodes.ts';
import { jointNode } from './joint-node.ts';
import { marks } from './marks.ts';
import { mediaNodes } from './media-nodes.ts';
import { tableNodes } from './table-nodes.ts';
import { textNodes } from './text-nodes.ts';

/**
 * The writing view of a draft: title, subtitle where there is one, blocks, notes. Every block and inline of the
 * story document has its node; fields that may be absent (captions, titles) are nodes that may be absent.
 */
export const editorSchema = new Schema({
  topNode: 'doc',
  nodes: {
    doc: { content: 'title subtitle? (block | previewBreak)+ footnotes?' },
    joint: jointNode,
    // Its paragraph is the first block of all: what a new line becomes.
    ...textNodes,
    ...containerNodes,
    ...mediaNodes,
    ...tableNodes,
    ...inlineNodes,
    ...uploadNodes,
  },
  marks,
});

/** Nodes and marks by name: `nodes.paragraph`. */
export const nodes = editorSchema.nodes;
export const markTypes = editorSchema.marks;
