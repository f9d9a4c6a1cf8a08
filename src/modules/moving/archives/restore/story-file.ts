import { z } from 'zod';
import { licenses } from '#shared/licences/licences.ts';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';

const id = z.string().regex(/^[0-9a-f]{12}$/);
const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'));
const time = z.iso.datetime().transform((value) => new Date(value));
const optionalTime = time.nullable();
const percent = z.number().int().min(0).max(100);
const whole = z.number().int().min(0).max(10_000_000);

const written = {
  title: words(1_000),
  subtitle: words(2_000),
  document: storyDocumentSchema,
};

/** A story as its JSON file tells it; what is only there for people to read is passed over. */
export const storyFileSchema = z.object({
  id,
  ...written,
  document: storyDocumentSchema.nullish().default(null),
  isPublishedText: z.boolean(),
  slug: z.string().regex(/^[a-z0-9-]{0,200}$/),
  excerpt: words(10_000),
  language: z.string().regex(/^[A-Za-z0-9-]{2,35}$/),
  isLanguageChosen: z.boolean(),
  state: z.enum(['draft', 'published', 'trashed', 'suspended']),
  visibility: z.enum(['public', 'locked', 'unlisted']),
  isWithheld: z.boolean(),
  lockSource: z.enum([
    'COMMISSIONED',
    'FEATURE_LOCK',
    'NONE',
    'PARTNERSHIPS',
    'PUBLICATION_MEMBERSHIP',
    'SYNDICATED',
    'UGC',
    'UGC_UNENROLLED',
  ]),
  license: z.string().refine((value) => Object.hasOwn(licenses, value)),
  aiDisclosure: z.enum(['none', 'assisted', 'generated']),
  canonicalUrl: words(8_192).refine(isWebAddress).nullable(),
  coverImageId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
  coverAlt: words(5_000),
  coverFocusX: percent,
  coverFocusY: percent,
  previewBreak: words(40).nullable(),
  seoTitle: words(1_000).nullable(),
  seoDescription: words(5_000).nullable(),
  responseLevel: z.enum(['everyone', 'followers', 'members', 'off']),
  isResponsesClosed: z.boolean(),
  isMailed: z.boolean(),
  isUndated: z.boolean(),
  sortKey: z.number().int(),
  translationGroup: words(60).nullable(),
  readingMinutes: z.number().min(0).max(100_000),
  wordCount: whole,
  firstPublishedAt: optionalTime,
  latestPublishedAt: optionalTime,
  editedAt: optionalTime,
  scheduledAt: optionalTime,
  scheduleTimeZone: words(80).nullable(),
  scheduleFailure: words(5_000).nullable(),
  trashedAt: optionalTime,
  stateBeforeTrash: z.enum(['draft', 'published']).nullable(),
  createdAt: time,
  updatedAt: time,
  authorIds: z.array(id).min(1).max(100),
  creatorId: id,
  tagIds: z.array(id).max(100),
  publicationId: id.nullable(),
  series: z.object({ id, place: z.number() }).nullable(),
  oldAddresses: z.array(words(2_048).regex(/^\/[^/]/)).max(1_000),
  draft: z.object(written).nullable(),
  draftFacts: z
    .object({
      revision: whole,
      publishedRevision: whole.nullable(),
      previewBreak: words(40).nullable(),
      publicationId: id.nullable(),
      createdAt: time,
      updatedAt: time,
    })
    .nullable(),
  versions: z
    .array(
      z.object({
        id,
        revision: whole,
        kind: z.enum(['saved', 'published', 'restored', 'merged']),
        ...written,
        previewBreak: words(40).nullable(),
        wordCount: whole,
        personId: id.nullable(),
        createdAt: time,
      }),
    )
    .max(10_000),
});

export type StoryFile = z.infer<typeof storyFileSchema>;
