import type { Mark as EditorMark, Node } from '@tiptap/pm/model';
import { normaliseInlines } from '#shared/story/normalise-inlines.ts';
import type { Inline, Mark, Picture } from '#shared/story/story-document.ts';

/** The run of a text block; empty formulas, which the writer has not filled yet, are left out. */
export function nodesToInlines(block: Node): Inline[] {
  const inlines: Inline[] = [];
  block.forEach((node) => {
    const inline = nodeToInline(node);
    if (inline !== undefined) inlines.push(inline);
  });
  return normaliseInlines(inlines);
}

function nodeToInline(node: Node): Inline | undefined {
  switch (node.type.name) {
    case 'text': {
      const marks = node.marks.map(toMark);
      return { type: 'text', text: node.text ?? '', ...(marks.length === 0 ? {} : { marks }) };
    }
    case 'lineBreak':
      return { type: 'lineBreak' };
    case 'inlineMath': {
      const tex = String(node.attrs['tex']);
      return tex === '' ? undefined : { type: 'inlineMath', tex };
    }
    case 'footnoteReference':
      return { type: 'footnoteReference', footnoteId: String(node.attrs['footnoteId']) };
    case 'inlineImage': {
      const { picture, alt, href } = node.attrs as { picture: Picture; alt: string; href: string | null };
      return { type: 'inlineImage', picture, alt, ...(href === null ? {} : { href }) };
    }
    default:
      return undefined;
  }
}

function toMark(mark: EditorMark): Mark {
  if (mark.type.name === 'link') {
    const { href, title } = mark.attrs as { href: string; title: string | null };
    return { type: 'link', href, ...(title === null ? {} : { title }) };
  }
  return { type: mark.type.name as Exclude<Mark['type'], 'link'> };
}
