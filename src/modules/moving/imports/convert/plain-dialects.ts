import type { Report } from './conversion.ts';
import { mapOutsideCode } from './map-outside-code.ts';

const TERM_AND_DEFINITION =
  /^(?![ \t]|[#>|<:]|[-*+][ \t]|\d+[.)][ \t])(\S[^\n]*)\n(?:[ \t]*\n)?(?= {0,3}:[ \t]+\S)((?:(?: {0,3}:[ \t]+|[ \t]{2,})[^\n]*(?:\n|$)|[ \t]*\n(?=[ \t]{2,}\S| {0,3}:[ \t]))+)/gm;
const INLINE_NOTE = /(?<![\\\w\]])\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g;
const WIKI_LINK = /(?<![\w\])\\])(!?)\[\[([^[\]|#\n]*)(#[^[\]|\n]*)?(?:\\?\|([^[\]\n]*))?\]\](?!\()/g;
/** Where engines write the contents of the story, which stand beside it here. */
const CONTENTS = /^ {0,3}(?:\[\[_?toc_?\]\]|\[toc\]|<!--\s*toc\s*-->)[ \t]*$/gim;
/** `*[HTML]: Hyper Text`: what an abbreviation in the text stands for. */
const ABBREVIATION = /^ {0,3}\*\[[^\]\n]+\]:[^\n]*$/gm;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i;
const SCRIPT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** An empty line in a script would end its HTML for Markdown, and the rest would be read as words. */
export function joinScripts(text: string): string {
  if (!/<(?:script|style)\b/i.test(text)) return text;
  return mapOutsideCode(text, (prose) =>
    prose.replace(SCRIPT, (whole, name: string, attributes: string, inside: string) =>
      /\n[ \t]*\n|[<>]/.test(inside) && !/math\/tex/.test(attributes) ? `<${name}${attributes}>-</${name}>` : whole,
    ),
  );
}

/** Contents, abbreviations, definition lists, notes in the line (`^[…]`) and links between notes (`[[Page|words]]`) as plain Markdown and HTML. */
export function resolvePlainDialects(text: string, report: Report): string {
  let resolved = mapOutsideCode(text, (prose) => withoutAbbreviations(prose.replace(CONTENTS, ''), report));
  if (/^ {0,3}:[ \t]+\S/m.test(text))
    resolved = mapOutsideCode(resolved, (prose) => prose.replace(TERM_AND_DEFINITION, definitionList)).replace(
      /<\/dl>\s*\n<dl>/g,
      '',
    );
  if (resolved.includes('^[')) resolved = withNotes(resolved);
  return resolved.includes('[[') ? mapOutsideCode(resolved, (prose) => prose.replace(WIKI_LINK, wikiLink)) : resolved;
}

function withoutAbbreviations(prose: string, report: Report): string {
  return prose.replace(ABBREVIATION, () => {
    report('changed', 'The meanings of abbreviations were left out. The abbreviations stayed.');
    return '';
  });
}

function definitionList(_whole: string, term: string, definitions: string): string {
  const each = definitions
    .split(/^ {0,3}:[ \t]+/m)
    .slice(1)
    .map((words) => `<dd>\n\n${words.replace(/^[ \t]{2,4}/gm, '').trim()}\n\n</dd>`);
  return `<dl>\n<dt>\n\n${term}\n\n</dt>\n${each.join('\n')}\n</dl>\n\n`;
}

function withNotes(text: string): string {
  const notes: string[] = [];
  const marked = mapOutsideCode(text, (prose) =>
    prose.replace(INLINE_NOTE, (_whole, words: string) => `[^inline-${notes.push(words)}]`),
  );
  return notes.length === 0
    ? text
    : `${marked}\n\n${notes.map((words, index) => `[^inline-${index + 1}]: ${words}`).join('\n\n')}\n`;
}

function wikiLink(whole: string, mark: string, target: string, part = '', label = ''): string {
  const page = target.trim();
  if (!/\p{L}/u.test(page + part)) return whole;
  const address = encodeURI(page).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  if (mark === '!' && PICTURE.test(page)) return `![${/^\d+(?:x\d+)?$/.test(label) ? '' : label}](${address})`;
  const words = label.trim() || page || part.slice(1);
  const fragment = part === '' ? '' : `#${encodeURIComponent(part.slice(1).trim().toLowerCase().replace(/\s+/g, '-'))}`;
  return `[${words}](${page === '' ? '' : `${address}${/\.\w{2,4}$/.test(page) ? '' : '.md'}`}${fragment})`;
}
