import type { Expansion } from './shortcode.ts';
import { expandPaired, type FoundTag, toShortcode } from './expand-paired.ts';
import { calloutHtml, escapeHtml, figureHtml, frameHtml, quoteHtml } from './neutral-html.ts';
import { block, inline, ownReplacement, readArguments, type Replacement, type Shortcode } from './shortcode.ts';

const CALL = /\{\{\s*(\w+)\(([^(){}]*)\)\s*\}\}|\{%\s*(\w+)\(([^(){}]*)\)\s*%\}|\{%\s*end()\s*%\}/g;

/** Zola's `{{ name(id="…") }}` and `{% name() %} … {% end %}`, and links to posts by `@/path.md`. */
export function expandZola(text: string, expansion: Expansion): string {
  const open: string[] = [];
  const tags = [...text.matchAll(CALL)].map((match): FoundTag => {
    const isClosing = match[5] !== undefined;
    const name = match[1] ?? match[3] ?? open.pop() ?? '';
    if (match[3] !== undefined) open.push(name);
    return { index: match.index, written: match[0], name, isClosing, rest: match[2] ?? match[4] ?? '' };
  });
  const expanded = expandPaired(text, tags, (tag, inside) => {
    const replacement =
      ownReplacement(tag.name, inside, expansion) ??
      replace(toShortcode(tag, inside, readArguments(tag.rest), expansion.own));
    if (replacement !== undefined) return replacement;
    expansion.unknown(tag.name);
    return inside === undefined ? inline(escapeHtml(tag.written)) : block(inside.trim());
  });
  return expanded.replace(/\]\(@\//g, '](/');
}

function replace({ name, named, inside = '' }: Shortcode): Replacement {
  switch (name) {
    case 'youtube':
      return block(frameHtml(`https://www.youtube.com/watch?v=${named['id'] ?? ''}`));
    case 'vimeo':
      return block(frameHtml(`https://vimeo.com/${named['id'] ?? ''}`));
    case 'image':
    case 'img':
    case 'figure':
    case 'resize_image':
      return block(
        figureHtml({ src: named['src'] ?? named['path'] ?? '', alt: named['alt'], caption: named['caption'] }),
      );
    case 'quote':
      return block(quoteHtml(inside, named['author']));
    case 'note':
    case 'tip':
    case 'warning':
      return block(calloutHtml(name, inside, named['title']));
    default:
      return undefined;
  }
}
