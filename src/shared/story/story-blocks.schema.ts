import { z } from 'zod';
import type { Block } from './story-document.ts';
import {
  hrefSchema,
  idSchema,
  inlinesSchema,
  pictureSchema,
  shortTextSchema,
  webAddressSchema,
} from './story-inlines.schema.ts';

/** One block with all that it holds; depth and number are checked on the document. */
export const blockSchema: z.ZodType<Block> = z.lazy(() => anyBlockSchema);

const blocksSchema = z.array(blockSchema);
const captionSchema = inlinesSchema.optional();
const spanSchema = z.int().min(1).max(100).optional();

const tableCellSchema = z.strictObject({
  content: blocksSchema,
  header: z.boolean().optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  columnSpan: spanSchema,
  rowSpan: spanSchema,
});

const anyBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('paragraph'),
    id: idSchema,
    content: inlinesSchema,
    direction: z.enum(['ltr', 'rtl']).optional(),
  }),
  z.strictObject({
    type: z.literal('heading'),
    id: idSchema,
    level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    content: inlinesSchema,
    anchor: z.string().min(1).max(200).optional(),
  }),
  z.strictObject({ type: z.literal('blockQuote'), id: idSchema, blocks: blocksSchema }),
  z.strictObject({
    type: z.literal('pullQuote'),
    id: idSchema,
    content: inlinesSchema,
    attribution: captionSchema,
  }),
  z.strictObject({
    type: z.literal('codeBlock'),
    id: idSchema,
    language: z.string().min(1).max(60).optional(),
    text: z.string(),
    caption: captionSchema,
  }),
  z.strictObject({ type: z.literal('mathBlock'), id: idSchema, tex: z.string().min(1).max(50_000) }),
  z.strictObject({
    type: z.literal('image'),
    id: idSchema,
    picture: pictureSchema,
    alt: shortTextSchema,
    layout: z.enum(['inset', 'outset', 'full', 'side']),
    caption: captionSchema,
    href: hrefSchema.optional(),
  }),
  z.strictObject({
    type: z.literal('gallery'),
    id: idSchema,
    images: z
      .array(z.strictObject({ picture: pictureSchema, alt: shortTextSchema, caption: captionSchema }))
      .min(1)
      .max(200),
    caption: captionSchema,
  }),
  z.strictObject({
    type: z.literal('embed'),
    id: idSchema,
    provider: z.string().min(1).max(60),
    url: webAddressSchema,
    title: shortTextSchema.optional(),
    caption: captionSchema,
  }),
  z.strictObject({
    type: z.literal('linkCard'),
    id: idSchema,
    url: hrefSchema,
    title: shortTextSchema,
    description: shortTextSchema.optional(),
    picture: pictureSchema.optional(),
  }),
  z.strictObject({
    type: z.literal('list'),
    id: idSchema,
    ordered: z.boolean(),
    start: z.int().min(0).max(999_999_999).optional(),
    items: z.array(z.strictObject({ blocks: blocksSchema, checked: z.boolean().optional() })),
  }),
  z.strictObject({
    type: z.literal('table'),
    id: idSchema,
    caption: captionSchema,
    headerRows: z.int().min(0).max(1_000),
    rows: z.array(z.array(tableCellSchema)),
  }),
  z.strictObject({
    type: z.literal('callout'),
    id: idSchema,
    kind: z.enum(['note', 'tip', 'warning', 'disclosure']),
    title: captionSchema,
    blocks: blocksSchema,
  }),
  z.strictObject({ type: z.literal('separator'), id: idSchema }),
]);
