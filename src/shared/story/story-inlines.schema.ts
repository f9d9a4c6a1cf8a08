import { z } from 'zod';
import { normaliseInlines } from './normalise-inlines.ts';
import { isSafeHref, isWebAddress, MAX_HREF_LENGTH } from './safe-href.ts';
import type { Inline, Mark, Picture } from './story-document.ts';

export const idSchema = z.string().regex(/^[a-z0-9]{4,12}$/);
export const hrefSchema = z.string().refine(isSafeHref, 'Not an address that a story may link to');
export const webAddressSchema = z.string().refine(isWebAddress, 'Not an http or https address');
export const shortTextSchema = z.string().max(2_000);

export const pictureSchema: z.ZodType<Picture> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stored'),
    imageId: z.string().regex(/^[0-9a-f]{32}$/),
    width: z.int().min(1).max(65_535),
    height: z.int().min(1).max(65_535),
    focusPercentX: z.number().min(0).max(100).optional(),
    focusPercentY: z.number().min(0).max(100).optional(),
    placeholder: z
      .string()
      .max(600)
      .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
      .optional(),
    isDecorative: z.literal(true).optional(),
  }),
  // The address is shown and linked only where it is a web address, so any text may stand here.
  z.strictObject({ kind: z.literal('missing'), url: z.string().max(MAX_HREF_LENGTH) }),
]);

const markSchema: z.ZodType<Mark> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), href: hrefSchema, title: shortTextSchema.optional() }),
  z.strictObject({ type: z.literal('strong') }),
  z.strictObject({ type: z.literal('emphasis') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('highlight') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('keyboard') }),
  z.strictObject({ type: z.literal('code') }),
]);

const inlineSchema: z.ZodType<Inline> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string(), marks: z.array(markSchema).max(20).optional() }),
  z.strictObject({ type: z.literal('lineBreak') }),
  z.strictObject({ type: z.literal('inlineMath'), tex: z.string().min(1).max(10_000) }),
  z.strictObject({ type: z.literal('footnoteReference'), footnoteId: idSchema }),
  z.strictObject({
    type: z.literal('inlineImage'),
    picture: pictureSchema,
    alt: shortTextSchema,
    href: hrefSchema.optional(),
  }),
]);

/** The run of a text; comes out normalised: texts joined, marks in order. */
export const inlinesSchema = z.array(inlineSchema).transform(normaliseInlines);
