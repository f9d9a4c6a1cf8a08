import type { Inline, Mark, Picture } from './story-document.ts';

export type MarkdownOptions = {
  /** Where a stored picture stands beside the text. */
  readonly imagePath: (imageId: string) => string;
  /** Of the first headings of a body: 2 where its title stands above it in the same file. */
  readonly topLevel?: 1 | 2;
};

/** What Markdown would read as something else than the letters that they are. */
const SPECIAL = /[\\`*_[\]<>#|~$!&=^{}]/g;
/** What begins a list or a rule at the start of a line. */
const LINE_START = /(?<=^|\n)(?:(\s*)(\d+)([.)])|(\s*)([-+:]))/g;

/** A run of text as Markdown; marks that it has no sign for are HTML. */
export function renderMarkdownInlines(inlines: readonly Inline[], options: MarkdownOptions): string {
  return inlines.map((inline) => renderInline(inline, options)).join('');
}

export function pictureAddress(picture: Picture, { imagePath }: MarkdownOptions): string {
  return picture.kind === 'stored' ? imagePath(picture.imageId) : picture.url;
}

/** Letters as letters. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(SPECIAL, '\\$&')
    .replace(LINE_START, (_all, space = '', digits = '', mark = '', otherSpace = '', sign = '') =>
      digits === '' ? `${otherSpace}\\${sign}` : `${space}${digits}\\${mark}`,
    );
}

/** An address between angle brackets, in which only these would end it. */
export function markdownAddress(url: string): string {
  return `<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>`;
}

function renderInline(inline: Inline, options: MarkdownOptions): string {
  switch (inline.type) {
    case 'text': {
      const isCode = inline.marks?.some((mark) => mark.type === 'code') === true;
      const text = isCode ? codeSpan(inline.text) : escapeMarkdown(inline.text);
      return (inline.marks ?? []).toReversed().reduce(wrap, text);
    }
    case 'lineBreak':
      return '\\\n';
    case 'inlineMath':
      return `$${inline.tex}$`;
    case 'footnoteReference':
      return `[^${inline.footnoteId}]`;
    case 'inlineImage': {
      const image = `![${escapeMarkdown(inline.alt)}](${markdownAddress(pictureAddress(inline.picture, options))})`;
      return inline.href === undefined ? image : `[${image}](${markdownAddress(inline.href)})`;
    }
  }
}

function wrap(text: string, mark: Mark): string {
  switch (mark.type) {
    case 'link':
      return `[${text}](${markdownAddress(mark.href)}${mark.title === undefined ? '' : ` "${mark.title.replace(/["\\\n]/g, ' ')}"`})`;
    case 'strong':
      return around(text, '**');
    case 'emphasis':
      return around(text, '_');
    case 'strike':
      return around(text, '~~');
    case 'code':
      return text;
    case 'underline':
      return `<u>${text}</u>`;
    case 'highlight':
      return `<mark>${text}</mark>`;
    case 'subscript':
      return `<sub>${text}</sub>`;
    case 'superscript':
      return `<sup>${text}</sup>`;
    case 'keyboard':
      return `<kbd>${text}</kbd>`;
  }
}

/** Spaces at the edges stand outside, where alone the sign is one. */
function around(text: string, sign: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${sign}${inner}${sign}${after}`;
}

/** Between more backticks than stand in it anywhere. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const isBare = !/^[`\s]|[`\s]$/.test(text);
  return isBare ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
