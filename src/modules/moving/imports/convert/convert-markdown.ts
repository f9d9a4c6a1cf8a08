import { resolveAdmonitions } from './admonitions.ts';
import { cleanText } from './clean-text.ts';
import { resolveComponents } from './components/resolve-components.ts';
import type { Conversion, ConvertOptions, Report } from './conversion.ts';
import { putFormulas, takeFormulas } from './formulas.ts';
import { resolveKramdown } from './kramdown.ts';
import { markdownToHast } from './markdown-to-hast.ts';
import { joinScripts, resolvePlainDialects } from './plain-dialects.ts';
import { refuseHostileText, refuseLongText } from './refuse-hostile-text.ts';
import { expandShortcodes } from './shortcodes/expand-shortcodes.ts';
import { resolveTreeDialects } from './tree-dialects.ts';
import { treeToConversion } from './tree-to-conversion.ts';
import { mapOutsideCode } from './map-outside-code.ts';

const TABLE = /^ {0,3}<table\b[\s\S]*?<\/table>/gim;

/**
 * An empty line between the rows of an HTML table ends the HTML for Markdown, and what follows, indented,
 * would be code: those lines go.
 */
function joinHtmlTables(text: string): string {
  if (!/<table/i.test(text)) return text;
  return mapOutsideCode(text, (prose) =>
    prose.replace(TABLE, (table) => table.replace(/\n(?:[ \t]*\n)+(?=[ \t]*<)/g, '\n')),
  );
}

/**
 * Turns a Markdown body (GFM, footnotes, raw HTML, components, mathematics, notes, the shortcodes of its
 * dialect) into a story document. Throws `UnreadableTextError` with a sentence.
 */
export function convertMarkdown(markdown: string, options: ConvertOptions): Conversion {
  const text = cleanText(markdown);
  refuseLongText(text);
  const expanded = expandShortcodes(text, options);
  const problems = [...expanded.problems];
  const report: Report = (kind, reason) => {
    if (!problems.some((problem) => problem.reason === reason)) problems.push({ kind, file: options.file, reason });
  };
  const isMdx = /\.mdx$/i.test(options.file);
  const formulas = takeFormulas(joinScripts(expanded.text));
  const plain = resolveAdmonitions(resolveComponents(formulas.text, isMdx, report), report);
  const resolved = resolvePlainDialects(resolveKramdown(joinHtmlTables(plain)), report);
  refuseHostileText(resolved, 'markdown');
  const tree = putFormulas(resolveTreeDialects(markdownToHast(resolved), report), formulas.formulas);
  const conversion = treeToConversion(tree, options);
  return { ...conversion, problems: [...problems, ...conversion.problems] };
}
