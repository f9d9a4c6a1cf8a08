import { createBlockIds } from '../story/block-id.ts';
import type { Block, ListItem, StoryDocument } from '../story/story-document.ts';
import { parseInlines } from './parse-inlines.ts';

/** Quotes inside quotes: deeper ones are text. */
const MOST_QUOTES = 3;

const FENCE = /^```\s*([A-Za-z0-9+#.-]{0,40})\s*$/;
const QUOTE = /^>\s?/;
const BULLET = /^\s{0,6}[-*+]\s+(?=\S)/;
const NUMBER = /^\s{0,6}(\d{1,9})[.)]\s+(?=\S)/;

/**
 * What a person typed as a response, as a document of paragraphs, quotes, code and lists (rule 26): a few
 * signs of Markdown and no HTML. Total and pure: any text gives a valid document, the same text the same one.
 */
export function parseResponse(source: string): StoryDocument {
  const nextId = createBlockIds('response');
  // Nothing that a story may not hold either: control signs, and halves of characters.
  const clean = source
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? '  ' : ''));
  return { version: 1, blocks: parseBlocks(clean.split('\n'), nextId, 0), footnotes: [] };
}

type Found = { readonly block: Block; readonly lines: number };

function parseBlocks(lines: readonly string[], nextId: () => string, depth: number): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    if (lines[index]?.trim() === '') {
      index += 1;
      continue;
    }
    const rest = lines.slice(index);
    const found =
      code(rest, nextId) ?? quote(rest, nextId, depth) ?? list(rest, nextId) ?? paragraph(rest, nextId, depth);
    blocks.push(found.block);
    index += found.lines;
  }
  return blocks;
}

function code(lines: readonly string[], nextId: () => string): Found | undefined {
  const fence = FENCE.exec(lines[0] ?? '');
  if (fence === null) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '```');
  const inside = lines.slice(1, end === -1 ? lines.length : end);
  const text = inside.join('\n');
  const language = fence[1] === '' ? undefined : fence[1]?.toLowerCase();
  const block: Block = { type: 'codeBlock', id: nextId(), text, ...(language === undefined ? {} : { language }) };
  return { block, lines: end === -1 ? lines.length : end + 1 };
}

function quote(lines: readonly string[], nextId: () => string, depth: number): Found | undefined {
  if (depth >= MOST_QUOTES || !QUOTE.test(lines[0] ?? '')) return undefined;
  const count = lengthOf(lines, (line) => QUOTE.test(line));
  const inside = lines.slice(0, count).map((line) => line.replace(QUOTE, ''));
  const id = nextId();
  const blocks = parseBlocks(inside, nextId, depth + 1);
  return { block: blocks.length === 0 ? emptyParagraph(id) : { type: 'blockQuote', id, blocks }, lines: count };
}

function list(lines: readonly string[], nextId: () => string): Found | undefined {
  const first = lines[0] ?? '';
  const sign = BULLET.test(first) ? BULLET : NUMBER.test(first) ? NUMBER : undefined;
  if (sign === undefined) return undefined;
  const count = lengthOf(lines, (line) => sign.test(line) || /^\s{2,}\S/.test(line));
  const texts: string[] = [];
  for (const line of lines.slice(0, count)) {
    if (sign.test(line)) texts.push(line.replace(sign, ''));
    else texts.push(`${texts.pop() ?? ''}\n${line.trim()}`);
  }
  const id = nextId();
  const items: ListItem[] = texts.map((text) => ({
    blocks: [{ type: 'paragraph', id: nextId(), content: parseInlines(text.trim()) }],
  }));
  const start = Number(NUMBER.exec(first)?.[1] ?? 1);
  const ordered = sign === NUMBER;
  return { block: { type: 'list', id, ordered, ...(ordered && start !== 1 ? { start } : {}), items }, lines: count };
}

function paragraph(lines: readonly string[], nextId: () => string, depth: number): Found {
  const count = Math.max(
    1,
    lengthOf(lines, (line, index) => {
      if (line.trim() === '') return false;
      return index === 0 || !(FENCE.test(line) || (depth < MOST_QUOTES && QUOTE.test(line)) || startsList(line));
    }),
  );
  const text = lines.slice(0, count).join('\n').trim();
  return { block: { type: 'paragraph', id: nextId(), content: parseInlines(text) }, lines: count };
}

function startsList(line: string): boolean {
  return BULLET.test(line) || NUMBER.test(line);
}

function emptyParagraph(id: string): Block {
  return { type: 'paragraph', id, content: [] };
}

function lengthOf(lines: readonly string[], belongs: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !belongs(line, index));
  return end === -1 ? lines.length : end;
}
