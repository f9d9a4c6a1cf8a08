import { cleanText } from '../../convert/clean-text.ts';
import { markdownToHast } from '../../convert/markdown-to-hast.ts';
import { refuseHostileText } from '../../convert/refuse-hostile-text.ts';
import { printHtml } from '../html/html-fragment.ts';

/** A card of Markdown as HTML. Throws `UnreadableTextError` for a text made to do harm. */
export function markdownCardHtml(markdown: string): string {
  const text = cleanText(markdown);
  refuseHostileText(text, 'markdown');
  return printHtml(markdownToHast(text).children);
}
