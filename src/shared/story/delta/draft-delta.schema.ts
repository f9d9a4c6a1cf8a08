import { z } from 'zod';
import type { Block, Footnote } from '../story-document.ts';
import { idSchema } from '../story-inlines.schema.ts';
import type { DraftDelta } from './draft-delta.ts';
import { MOST_CHANGES } from './draft-limits.ts';

const placeSchema = idSchema.nullable();

/** What is put in is only seen to have an id: the document that comes of it goes through its own door. */
function changesSchema<Item extends { readonly id: string }>() {
  const itemSchema = z.custom<Item>(
    (value) => typeof value === 'object' && value !== null && 'id' in value && idSchema.safeParse(value.id).success,
  );
  return z
    .array(
      z.union([
        z.strictObject({ put: itemSchema, after: placeSchema.optional() }),
        z.strictObject({ move: idSchema, after: placeSchema }),
        z.strictObject({ remove: idSchema }),
      ]),
    )
    .max(MOST_CHANGES)
    .optional();
}

/** The door of deltas: their shape, not yet whether they fit. */
export const draftDeltaSchema: z.ZodType<DraftDelta> = z.strictObject({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  previewBreak: placeSchema.optional(),
  blocks: changesSchema<Block>(),
  footnotes: changesSchema<Footnote>(),
});
