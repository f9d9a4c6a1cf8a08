import { cleanText } from './clean-text.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { joinHtmlTables } from './join-html-tables.ts';
import { resolveKramdown } from './kramdown.ts';
import { markdownToHast } from './markdown-to-hast.ts';
import { markMath } from './math-delimiters.ts';
import { refuseHostileText } from './refuse-hostile-text.ts';
import { expandShortcodes } from './shortcodes/expand-shortcodes.ts';
import { treeToConversion } from './tree-to-conversion.ts';

/**
 * Turns a Markdown body (GFM, footnotes, raw HTML, mathematics, the shortcodes of its dialect) into a
 * story document. Throws `UnreadableTextError` with a sentence.
 */
export function convertMarkdown(markdown: string, options: ConvertOptions): Conversion {
  const text = cleanText(markdown);
  refuseHostileText(text, 'markdown');
  const expanded = expandShortcodes(text, options);
  const marked = markMath(resolveKramdown(joinHtmlTables(expanded.text)));
  const conversion = treeToConversion(markdownToHast(marked.text, marked.hasMath), options);
  return { ...conversion, problems: [...expanded.problems, ...conversion.problems] };
}
