import { mapOutsideCode } from './map-outside-code.ts';

const OPEN = /^([ \t]*)<(div|aside|section|article|blockquote|details|figure|center|p|span|td|li)\b([^>]*)>[ \t]*/i;
const MARKDOWN_ATTRIBUTE = /\s+markdown=(?:"(?:1|block|span)"|'(?:1|block|span)'|1)/i;

/** Where the engine writes the contents: a list of one line that its `{:toc}` replaces. */
const CONTENTS = /^[ \t]*(?:[-*+]|\d+[.)])[ \t][^\n]*\n[ \t]*\{:[^{}\n]*\btoc\b[^{}\n]*\}[ \t]*$/gm;

/**
 * Kramdown's additions as plain Markdown: the inside of an element with `markdown="1"` is set free by
 * empty lines, and attribute lists (`{: .class}`), which only style, go away.
 */
export function resolveKramdown(text: string): string {
  return freeInside(mapOutsideCode(text, (prose) => dropAttributeLists(prose)));
}

function dropAttributeLists(prose: string): string {
  return (
    prose
      .replace(CONTENTS, '')
      // The id of a heading is kept, in the form that all engines share.
      .replace(/^(#{1,6}[ \t][^\n]*?)[ \t]*(?:\n[ \t]*)?\{:[^{}\n]*?(#[\w:.-]+)[^{}\n]*\}[ \t]*$/gm, '$1 {$2}')
      .replace(/^[ \t]*(?:>[ \t]*)*\{:(?:[.#:]|\s|[a-z-]+=)[^{}\n]*\}[ \t]*$/gm, '')
      .replace(/(?<=[)\]*_\w`])\{:\s*(?:[.#][\w-]+|[a-z-]+="[^"\n]*")(?:\s[^{}\n]*)?\}/g, '')
  );
}

/** Works line by line with a stack of open elements, because they stand inside each other. */
function freeInside(text: string): string {
  if (!MARKDOWN_ATTRIBUTE.test(text)) return text;
  const open: { name: string; written: string; depth: number }[] = [];
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const match = OPEN.exec(line);
    const top = open.at(-1);
    if (match !== null && MARKDOWN_ATTRIBUTE.test(match[3] ?? '')) {
      const name = (match[2] ?? '').toLowerCase();
      // A paragraph cannot hold the paragraphs that its inside becomes.
      const written = name === 'p' || name === 'span' ? 'div' : name;
      lines.push('', `<${written}${(match[3] ?? '').replace(MARKDOWN_ATTRIBUTE, '')}>`, '');
      open.push({ name, written, depth: 0 });
      pushInside(line.slice(match[0].length), lines, open);
    } else if (top === undefined) {
      lines.push(line);
    } else {
      pushInside(line, lines, open);
    }
  }
  return lines.join('\n');
}

function pushInside(line: string, lines: string[], open: { name: string; written: string; depth: number }[]): void {
  const top = open.at(-1);
  if (top === undefined) {
    if (line.trim() !== '') lines.push(line);
    return;
  }
  const close = new RegExp(`</${top.name}>`, 'i');
  const opened = line.match(new RegExp(`<${top.name}\\b`, 'gi'))?.length ?? 0;
  const closed = line.match(new RegExp(close, 'gi'))?.length ?? 0;
  if (closed > opened + top.depth) {
    const at = line.search(close);
    const before = line.slice(0, at);
    if (before.trim() !== '') lines.push(dedent(before, open.length));
    lines.push('', `</${top.written}>`, '');
    open.pop();
    pushInside(line.slice(at + top.name.length + 3), lines, open);
    return;
  }
  top.depth += opened - closed;
  lines.push(dedent(line, open.length));
}

/** Writers indent the inside of an element a little; left so, three levels would become code. */
function dedent(line: string, level: number): string {
  return /^(?: {0,3}|\t)\S/.test(line) && !/^\s*(?:[-*+]|\d+[.)])\s/.test(line)
    ? line.trimStart()
    : line.replace(new RegExp(`^ {1,${2 * level}}`), '');
}
