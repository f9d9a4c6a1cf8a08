import type { Mark as EditorMark, Node } from '@tiptap/pm/model';
import type { Inline, Mark } from '#shared/story/story-document.ts';
import { editorSchema, markTypes, nodes } from '../schema/editor-schema.ts';

/** A run of a document as nodes of the editor. */
export function inlinesToNodes(inlines: readonly Inline[]): Node[] {
  return inlines.map(inlineToNode);
}

function inlineToNode(inline: Inline): Node {
  switch (inline.type) {
    case 'text':
      return editorSchema.text(inline.text, inline.marks?.map(toEditorMark));
    case 'lineBreak':
      return nodes.lineBreak.create();
    case 'inlineMath':
      return nodes.inlineMath.create({ tex: inline.tex });
    case 'footnoteReference':
      return nodes.footnoteReference.create({ footnoteId: inline.footnoteId });
    case 'inlineImage':
      return nodes.inlineImage.create({ picture: inline.picture, alt: inline.alt, href: inline.href ?? null });
    default:
      return inline satisfies never;
  }
}

function toEditorMark(mark: Mark): EditorMark {
  if (mark.type !== 'link') return markTypes[mark.type].create();
  return markTypes.link.create({ href: mark.href, title: mark.title ?? null });
}
