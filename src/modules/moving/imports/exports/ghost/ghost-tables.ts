import { z } from 'zod';

/** Ids are numbers in old exports and strings in new ones. */
const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish().catch(undefined);
const date = z.union([z.string(), z.number()]).nullish().catch(undefined);

/** A row of `posts` in every version since 2013; columns that a version lacks are absent. */
export const ghostPostSchema = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  markdown: text,
  mobiledoc: text,
  lexical: text,
  html: text,
  plaintext: text,
  image: text,
  feature_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  page: z.union([z.boolean(), z.number()]).nullish().catch(undefined),
  type: text,
  status: text,
  visibility: text,
  language: text,
  locale: text,
  author_id: id.nullish().catch(undefined),
  published_at: date,
  updated_at: date,
  custom_excerpt: text,
  canonical_url: text,
  meta_title: text,
  meta_description: text,
});
export type GhostPost = z.infer<typeof ghostPostSchema>;

export const ghostUserSchema = z.object({
  id: id.nullish().catch(undefined),
  name: text,
  slug: text,
  bio: text,
  website: text,
  image: text,
  profile_image: text,
});

export const ghostTagSchema = z.object({ id, name: z.string(), visibility: text });
export const ghostPostTagSchema = z.object({
  post_id: id,
  tag_id: id,
  sort_order: z.number().nullish().catch(undefined),
});
export const ghostPostAuthorSchema = z.object({
  post_id: id,
  author_id: id,
  sort_order: z.number().nullish().catch(undefined),
});
export const ghostPostMetaSchema = z.object({
  post_id: id,
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
});
export const ghostSettingSchema = z.object({ key: z.string(), value: z.unknown() });
