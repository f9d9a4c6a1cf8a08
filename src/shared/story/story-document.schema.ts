import { z } from 'zod';
import { blockSchema } from './story-blocks.schema.ts';
import type { StoryDocument } from './story-document.ts';
import { idSchema } from './story-inlines.schema.ts';
import { walkDocument, walkInlines } from './walk.ts';

/** Rule 2: body at most 1 MB of JSON. */
const MAX_BODY_BYTES = 1_048_576;
/** Rule 2: at most 2,000 blocks at the top of a story. */
export const MAX_BLOCKS = 2_000;
/** Containers inside containers: deeper texts are refused. */
export const MAX_BLOCK_DEPTH = 8;
/** One level of blocks takes at most five levels of JSON (table, rows, row, cell, content). */
const MAX_JSON_DEPTH = MAX_BLOCK_DEPTH * 5 + 10;

const shapeSchema = z
  .strictObject({
    version: z.literal(1),
    blocks: z.array(blockSchema).max(MAX_BLOCKS),
    footnotes: z.array(z.strictObject({ id: idSchema, blocks: z.array(blockSchema) })),
  })
  .superRefine((document, check) => {
    for (const problem of documentProblems(document)) check.addIssue({ code: 'custom', message: problem });
  });

/**
 * The door of every story body: parses and normalises an unknown value to a `StoryDocument`, or fails
 * with the reasons. Depth and size are looked at first, without recursion, so that no value exhausts the stack.
 */
export const storyDocumentSchema: z.ZodType<StoryDocument> = z
  .unknown()
  .superRefine((value, check) => {
    const problem = sizeProblem(value);
    if (problem !== undefined) check.addIssue({ code: 'custom', message: problem, continue: false });
  })
  .pipe(shapeSchema);

function sizeProblem(value: unknown): string | undefined {
  if (jsonDepthExceeds(value, MAX_JSON_DEPTH)) return `Blocks are nested deeper than ${MAX_BLOCK_DEPTH} levels`;
  const bytes = new TextEncoder().encode(JSON.stringify(value) ?? '').length;
  return bytes > MAX_BODY_BYTES ? `The body has ${bytes} bytes, more than ${MAX_BODY_BYTES}` : undefined;
}

function jsonDepthExceeds(value: unknown, limit: number): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= limit) return true;
    for (const child of Object.values(next.value)) waiting.push({ value: child, depth: next.depth + 1 });
  }
  return false;
}

function documentProblems(document: StoryDocument): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { block, depth } of walkDocument(document)) {
    if (seen.has(block.id)) problems.push(`Two blocks have the id ${block.id}`);
    seen.add(block.id);
    if (depth > MAX_BLOCK_DEPTH) problems.push(`Block ${block.id} is nested deeper than ${MAX_BLOCK_DEPTH} levels`);
  }
  const footnoteIds = new Set(document.footnotes.map((footnote) => footnote.id));
  if (footnoteIds.size < document.footnotes.length) problems.push('Two footnotes have the same id');
  for (const inline of walkInlines(document)) {
    if (inline.type === 'footnoteReference' && !footnoteIds.has(inline.footnoteId)) {
      problems.push(`There is no footnote ${inline.footnoteId}`);
    }
  }
  return problems;
}
