import {
  escapeMarkdown,
  markdownAddress,
  type MarkdownOptions,
  pictureAddress,
  renderMarkdownInlines,
} from './render-markdown-inlines.ts';
import type { Block, Inline, List, Picture, StoryDocument, Table } from './story-document.ts';

/** A story as Markdown (GitHub's, with footnotes and TeX); what Markdown has no sign for is HTML. */
export function renderMarkdown(document: StoryDocument, options: MarkdownOptions): string {
  const notes = document.footnotes.map(
    ({ id, blocks }) => `[^${id}]: ${indent(renderBlocks(blocks, options), 4).trimStart()}`,
  );
  return `${[renderBlocks(document.blocks, options), ...notes].join('\n\n')}\n`;
}

function renderBlocks(blocks: readonly Block[], options: MarkdownOptions): string {
  return blocks.map((block) => renderBlock(block, options)).join('\n\n');
}

function renderBlock(block: Block, options: MarkdownOptions): string {
  const inlines = (run: readonly Inline[]) => renderMarkdownInlines(run, options);
  const withCaption = (text: string, caption: readonly Inline[] | undefined) =>
    caption === undefined || caption.length === 0 ? text : `${text}\n\n_${inlines(caption).trim()}_`;
  const image = (picture: Picture, alt: string) =>
    `![${escapeMarkdown(alt)}](${markdownAddress(pictureAddress(picture, options))})`;
  switch (block.type) {
    case 'paragraph':
      return inlines(block.content);
    case 'heading':
      return `${'#'.repeat(block.level - 1 + (options.topLevel ?? 2))} ${inlines(block.content).replaceAll('\\\n', ' ')}`;
    case 'blockQuote':
      return quote(renderBlocks(block.blocks, options));
    case 'pullQuote': {
      const by = block.attribution === undefined ? '' : `\n\n— ${inlines(block.attribution)}`;
      return quote(inlines(block.content) + by);
    }
    case 'codeBlock':
      return withCaption(fenced(block.text, block.language ?? ''), block.caption);
    case 'mathBlock':
      return `$$\n${block.tex}\n$$`;
    case 'image': {
      const text = image(block.picture, block.alt);
      return withCaption(block.href === undefined ? text : `[${text}](${markdownAddress(block.href)})`, block.caption);
    }
    case 'gallery': {
      const images = block.images.map(({ picture, alt, caption }) => withCaption(image(picture, alt), caption));
      return withCaption(images.join('\n\n'), block.caption);
    }
    case 'embed':
      return withCaption(`[${escapeMarkdown(block.title ?? block.url)}](${markdownAddress(block.url)})`, block.caption);
    case 'linkCard': {
      const more = block.description === undefined ? '' : `\\\n${escapeMarkdown(block.description)}`;
      return `[${escapeMarkdown(block.title)}](${markdownAddress(block.url)})${more}`;
    }
    case 'list':
      return renderList(block, options);
    case 'table':
      return withCaption(renderTable(block, options), block.caption);
    case 'callout': {
      const title = block.title === undefined ? block.kind : inlines(block.title);
      return quote(`**${title.trim()}**\n\n${renderBlocks(block.blocks, options)}`);
    }
    case 'separator':
      return '---';
  }
}

function renderList({ ordered, start = 1, items }: List, options: MarkdownOptions): string {
  return items
    .map(({ blocks, checked }, index) => {
      const mark = ordered ? `${start + index}. ` : '- ';
      const box = checked === undefined ? '' : `[${checked ? 'x' : ' '}] `;
      return mark + box + indent(renderBlocks(blocks, options), mark.length).trimStart();
    })
    .join('\n');
}

/** A cell is one line: what is more stands beside it in the JSON and the page. */
function renderTable({ rows }: Table, options: MarkdownOptions): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const lines = rows.map((row) => {
    const cells = Array.from({ length: width }, (_cell, index) =>
      renderBlocks(row[index]?.content ?? [], options).replace(/\\?\s*\n\s*/g, ' '),
    );
    return `| ${cells.join(' | ')} |`;
  });
  return [lines[0] ?? '', `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function quote(text: string): string {
  return eachLine(text, (line) => (line === '' ? '>' : `> ${line}`));
}

function indent(text: string, spaces: number): string {
  return eachLine(text, (line) => (line === '' ? '' : `${' '.repeat(spaces)}${line}`));
}

/** A pattern for many lines would also see one end at U+2028, in the middle of a sentence. */
function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}
