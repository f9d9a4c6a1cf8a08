import { z } from 'zod';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';

/** What a field of a row may point to. */
export type Kind =
  | 'person'
  | 'story'
  | 'publication'
  | 'list'
  | 'response'
  | 'series'
  | 'tag'
  | 'image'
  | 'topic'
  | 'section'
  | 'note'
  | 'book'
  | 'newsletter';

/** One field of a row: what may stand in it, and what it points to. */
export type Field = { readonly schema: z.ZodType; readonly kind?: Kind; readonly isOptional?: boolean };

const ID = z.string().regex(/^[0-9a-f]{12}$/);
const IMAGE_ID = z.string().regex(/^[0-9a-f]{32}$/);
const field = (schema: z.ZodType): Field => ({ schema });
/** PostgreSQL keeps no NUL in a text. */
const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'));

/** The row's own id. */
export const id = field(ID);
export const text = (most: number): Field => field(words(most));
export const optionalText = (most: number): Field => field(words(most).nullable());
export const slug = text(200);
export const flag = field(z.boolean());
export const whole = (least: number, most: number): Field => field(z.number().int().min(least).max(most));
export const number = field(z.number());
export const time = field(z.iso.datetime());
export const optionalTime = field(z.iso.datetime().nullable());
export const oneOf = (...values: readonly string[]): Field => field(z.enum(values));
export const optionalAddress = field(words(2_048).refine(isWebAddress).nullable());
export const matching = (pattern: RegExp): Field => field(z.string().regex(pattern));
export const storyBody = field(storyDocumentSchema);
export const anyValue = field(z.json());

/** Points to something that must be there, or the row cannot come in. */
export function reference(kind: Kind): Field {
  return { schema: kind === 'image' ? IMAGE_ID : ID, kind };
}

/** Points to something; where that is away, the row comes in without it. */
export function optionalReference(kind: Kind): Field {
  return { schema: reference(kind).schema.nullable(), kind, isOptional: true };
}

/** Points to nothing or to something that must be there, or the row cannot come in. */
export function referenceIfAny(kind: Kind): Field {
  return { schema: reference(kind).schema.nullable(), kind };
}
