import { expect, test } from 'vitest';
import { createBlockIds } from './block-id.ts';
import { paragraph, storyDocument, text } from './story-document.build.ts';
import { MAX_BLOCKS, storyDocumentSchema } from './story-document.schema.ts';
import type { Block } from './story-document.ts';

function reasonsOf(value: unknown): string[] {
  return storyDocumentSchema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

function nest(depth: number): Block {
  const nextId = createBlockIds('nest');
  let block: Block = paragraph('deep');
  for (let level = 1; level < depth; level += 1) block = { type: 'blockQuote', id: nextId(), blocks: [block] };
  return block;
}

test('neighbouring texts with the same marks become one, marks come in one order', () => {
  const strong = { type: 'strong' } as const;
  const emphasis = { type: 'emphasis' } as const;
  const document = storyDocument(
    paragraph(text('a', emphasis, strong), text('b', strong, emphasis, strong), text(''), text('c')),
  );
  const [block] = storyDocumentSchema.parse(document).blocks;
  expect(block).toMatchObject({
    content: [
      { text: 'ab', marks: [strong, emphasis] },
      { type: 'text', text: 'c' },
    ],
  });
});

test('rule 2: more than 2,000 blocks or 1 MB are refused in a sentence', () => {
  expect(reasonsOf(storyDocument(...Array.from({ length: MAX_BLOCKS }, () => paragraph('x'))))).toEqual([]);
  expect(reasonsOf(storyDocument(...Array.from({ length: MAX_BLOCKS + 1 }, () => paragraph('x'))))).not.toEqual([]);
  expect(reasonsOf(storyDocument(paragraph('x'.repeat(1_100_000))))[0]).toMatch(/^The body has \d+ bytes/);
});

test('eight levels of blocks pass, nine do not, and a hundred thousand do not exhaust the stack', () => {
  expect(reasonsOf(storyDocument(nest(8)))).toEqual([]);
  expect(reasonsOf(storyDocument(nest(9)))).not.toEqual([]);
  expect(reasonsOf(storyDocument(nest(100_000)))).toEqual(['Blocks are nested deeper than 8 levels']);
});

test('ids stand once, and a reference needs its footnote', () => {
  const block = paragraph('x');
  expect(reasonsOf(storyDocument(block, block))).toEqual([`Two blocks have the id ${block.id}`]);
  const reference = paragraph({ type: 'footnoteReference', footnoteId: 'none' });
  expect(reasonsOf(storyDocument(reference))).toEqual(['There is no footnote none']);
});

test('unknown fields are refused', () => {
  expect(reasonsOf({ ...storyDocument(), extra: 1 })).not.toEqual([]);
  const block = { ...paragraph('x'), onclick: 'x' };
  expect(reasonsOf(storyDocument(block))).not.toEqual([]);
});

test('the same seed gives the same ids, each once', () => {
  const first = createBlockIds('a');
  const second = createBlockIds('a');
  const ids = Array.from({ length: 5_000 }, first);
  expect(Array.from({ length: 5_000 }, second)).toEqual(ids);
  expect(new Set(ids).size).toBe(5_000);
  expect(ids.every((id) => /^[a-z0-9]{8}$/.test(id))).toBe(true);
});
