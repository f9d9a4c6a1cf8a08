import type { Block, Inline, StoryDocument } from '#shared/story/story-document.ts';
import { childBlocks, ownInlines } from '#shared/story/walk.ts';

/** A comment as a person would type it as a response: paragraphs, quotes, lists, code, links and emphasis. Pure. */
export function responseSource(document: StoryDocument): string {
  return document.blocks
    .map(blockSource)
    .filter((text) => text !== '')
    .join('\n\n')
    .trim();
}

function blockSource(block: Block): string {
  switch (block.type) {
    case 'codeBlock':
      return `\`\`\`\n${block.text}\n\`\`\``;
    case 'blockQuote':
      return block.blocks.map(blockSource).join('\n\n').replace(/^/gm, '> ');
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.ordered ? `${(block.start ?? 1) + index}.` : '-';
          return `${mark} ${item.blocks.map(blockSource).join('\n').replaceAll('\n', '\n  ')}`;
        })
        .join('\n');
    case 'mathBlock':
      return block.tex;
    case 'image':
      return block.picture.kind === 'missing' && /^https?:/.test(block.picture.url)
        ? block.picture.url
        : escaped(block.alt);
    case 'embed':
    case 'linkCard':
      return block.url;
    case 'gallery':
      return block.images
        .map(({ alt }) => escaped(alt))
        .filter((alt) => alt !== '')
        .join('\n');
    default:
      return [...ownInlines(block).map(inlinesSource), ...childBlocks(block).flat().map(blockSource)]
        .filter((text) => text.trim() !== '')
        .join('\n\n');
  }
}

function inlinesSource(run: readonly Inline[]): string {
  // A sign at the beginning of a line would make a list or a quote of it.
  return run
    .map(inlineSource)
    .join('')
    .replace(/^(\s*)([-+>]|\d+(?=[.)]\s))/gm, (_whole, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );
}

function inlineSource(inline: Inline): string {
  if (inline.type === 'lineBreak') return '\n';
  if (inline.type === 'inlineMath') return inline.tex;
  if (inline.type === 'inlineImage') return escaped(inline.alt);
  if (inline.type !== 'text') return '';
  const marks = inline.marks ?? [];
  const link = marks.find((mark) => mark.type === 'link');
  if (marks.some(({ type }) => type === 'code') && !inline.text.includes('`')) return `\`${inline.text}\``;
  if (link !== undefined && inline.text.trim() === link.href) return link.href;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inline.text) ?? [];
  if (words === '') return inline.text;
  let text = escaped(words);
  if (marks.some(({ type }) => type === 'emphasis') && !/[*]/.test(words)) text = `*${text}*`;
  else if (marks.some(({ type }) => type === 'strong')) text = `**${text}**`;
  if (link !== undefined && !/[[\]]/.test(words) && !/[()\s]/.test(link.href)) text = `[${text}](${link.href})`;
  return before + text + after;
}

function escaped(text: string): string {
  return text.replace(/[\\`*_~[\]]/g, (sign, at: number) =>
    sign === '_' && /\w/.test(text[at - 1] ?? '') && /\w/.test(text[at + 1] ?? '') ? sign : `\\${sign}`,
  );
}
