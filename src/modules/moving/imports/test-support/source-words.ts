/**
 * The words of a post by a simple method of its own, so that the converter is not measured by itself:
 * markup is cut away with patterns, nothing is parsed.
 */
export function sourceWords(body: string, format: 'markdown' | 'html'): string[] {
  const withoutComments = body
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, ' ');
  const prose = format === 'html' ? withoutComments : notesAtTheEnd(withoutDefinitions(withoutComments));
  const parts = format === 'html' ? [{ text: prose, isCode: false }] : splitCode(prose);
  return words(parts.map((part) => (part.isCode ? codeText(part.text) : proseText(part.text))).join(''));
}

function withoutDefinitions(text: string): string {
  return text.replace(
    /^[ \t]{0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\n?[ \t]*\S+(?:[ \t]*\n?[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*$/gm,
    ' ',
  );
}

export function words(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}\p{M}])+/gu,
      ) ?? []
  );
}

function splitCode(text: string): { text: string; isCode: boolean }[] {
  return text
    .split(/(^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(?:`{3,}|~{3,})[^\n`]*\n[\s\S]*?^[ \t>]*(?:`{3,}|~{3,})[ \t]*$)/m)
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }));
}

function codeText(code: string): string {
  return code
    .replace(/^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(?:`{3,}|~{3,})[^\n]*\n/, '$1')
    .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '');
}

/** A definition of a note stands anywhere in the source, and at the end of a page in the order of its references. */
function notesAtTheEnd(text: string): string {
  const notes = new Map<string, string>();
  const rest = text.replace(
    /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]+\S.*|(?!\[\^|[ \t]*\n|#{1,6} |[-*+>] |<|\d+[.)] ).+|[ \t]*(?=\n(?: {4}|\t)\S)))*)/gm,
    (_whole, name: string, note: string) => {
      notes.set(name.toLowerCase(), note);
      return '';
    },
  );
  const order = [...rest.matchAll(/\[\^([^\]\s]+)\]/g)].map((match) => (match[1] ?? '').toLowerCase());
  const names = [...new Set([...order.filter((name) => notes.has(name)), ...notes.keys()])];
  const known = (name: string): boolean => notes.has(name.toLowerCase());
  return `${rest.replace(/\[\^([^\]\s]+)\]/g, (whole, name: string) => (known(name) ? ' ' : whole))}\n${names.map((name) => (notes.get(name) ?? '').replace(/\[\^([^\]\s]+)\]/g, ' ')).join('\n')}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  eacute: 'é',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  ccedil: 'ç',
  egrave: 'è',
  iacute: 'í',
  oacute: 'ó',
  aacute: 'á',
  ntilde: 'ñ',
  Uuml: 'Ü',
  Ouml: 'Ö',
  szlig: 'ß',
  aring: 'å',
  oslash: 'ø',
  agrave: 'à',
  ecirc: 'ê',
  icirc: 'î',
  ocirc: 'ô',
  atilde: 'ã',
  uacute: 'ú',
  euml: 'ë',
  iuml: 'ï',
};

/** Code between words, without the signs that look like markup. */
function codeWords(code: string): string {
  return code.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
}

function proseText(prose: string): string {
  return prose
    .replace(/(?<![`\\])(`+)(?!`)((?:[^\n]|\n(?!\s*\n))+?)(?<!`)\1(?!`)/g, (_whole, _marks: string, code: string) =>
      codeWords(code),
    )
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/\{\{[<%][\s\S]*?[>%]\}\}|\{%[\s\S]*?%\}|\{\{[^{}]*\}\}/g, '')
    .replace(/^[ \t]*(?:> ?)*\{:[^}\n]*\}[ \t]*$/gm, ' ')
    .replace(/(?<=[)\]*_\w`])\{:[^}\n]*\}/g, '')
    .replace(
      /!\[(?:[^[\]]|\[[^\]]*\])*\](?:\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*(?:\n[^()\n]*)?\)|\[[^\]]*\])?/g,
      ' ',
    )
    .replace(/\](?:\(\s*(?:<[^>\n]*>|(?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\))/g, '')
    .replace(/\]\[[^\]]{0,200}\]/g, ' ')
    .replace(/<((?:https?:|mailto:)[^>\s]+|[\w.+-]+@[\w.-]+)>/g, ' $1 ')
    .replace(/<\/?(?:a|abbr|b|cite|code|em|font|i|kbd|mark|s|small|span|strong|sub|sup|tt|u|var)(?:\s[^<>]*)?>/gi, '')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => decode(name) ?? whole)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/^[ \t>]*\d{1,9}[.)][ \t]/gm, ' ');
}

function decode(name: string): string | undefined {
  if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
  return ENTITIES[name] ?? ' ';
}
