import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { resolveUnknownTags } from './components/resolve-components.ts';
import { refuseHostileText, refuseLongText } from './refuse-hostile-text.ts';
import { expandShortcodes } from './shortcodes/expand-shortcodes.ts';
import { treeToConversion } from './tree-to-conversion.ts';
import { cleanText } from './clean-text.ts';

/**
 * Turns an HTML body (a fragment or a page) into a story document. What HTML may hold and a story may
 * not is left out by construction: only known elements are read, only their known attributes, and
 * addresses pass `cleanHref`. Words are kept. Throws `UnreadableTextError` with a sentence.
 */
export function convertHtml(html: string, options: ConvertOptions): Conversion {
  const text = cleanText(html);
  refuseLongText(text);
  const expanded = expandShortcodes(text, options);
  const resolved = resolveUnknownTags(expanded.text);
  refuseHostileText(resolved, 'html');
  const tree = unified()
    .use(rehypeParse, { fragment: !/<html[\s>]/i.test(text) })
    .parse(resolved);
  const conversion = treeToConversion(tree, options);
  return { ...conversion, problems: [...expanded.problems, ...conversion.problems] };
}
