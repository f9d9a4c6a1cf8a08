import { DEFAULT_LICENSE, licenses } from '#shared/licences/licences.ts';
import { slugifyTitle } from '#shared/text/slugify.ts';
import type { MadeFromBody } from './render-import.ts';
import { sortKey } from './sort-key.ts';
import type { StoryRow } from './stories.store.ts';
import type { StoryImport } from './story-import.ts';

export type RowFacts = {
  readonly id: string;
  readonly tagIds: readonly string[];
  readonly seriesId: string | null;
  readonly translationGroupId: string | null;
  readonly now: Date;
};

/** The row of a story that comes in. Pure. */
export function importedStoryRow(
  input: StoryImport,
  made: MadeFromBody,
  facts: RowFacts,
): StoryRow & { sort_key: number; is_listed: boolean; author_ids: string[] } {
  const authorIds = [...new Set(input.authorIds)];
  const isPublished = input.state !== 'draft';
  const publishedAt = input.publishedAt ?? null;
  return {
    id: facts.id,
    creator_id: authorIds[0] ?? '',
    author_ids: authorIds,
    publication_id: input.publicationId ?? null,
    title: input.title,
    subtitle: input.subtitle ?? '',
    slug: slugifyTitle(input.title),
    excerpt: made.excerpt,
    language: input.language,
    state: isPublished ? 'published' : 'draft',
    visibility: input.state === 'unlisted' ? 'unlisted' : input.isMembersOnly ? 'locked' : 'public',
    lock_source: input.state !== 'unlisted' && input.isMembersOnly ? 'UGC' : 'NONE',
    is_listed: input.state === 'published',
    license: input.license !== undefined && Object.hasOwn(licenses, input.license) ? input.license : DEFAULT_LICENSE,
    canonical_url: input.canonicalUrl ?? null,
    ...coverColumns(input.cover),
    tag_ids: [...facts.tagIds],
    reading_minutes: made.readingMinutes,
    word_count: made.wordCount,
    sort_key: sortKey(publishedAt, input.order),
    first_published_at: isPublished ? publishedAt : null,
    latest_published_at: isPublished ? publishedAt : null,
    published_day: isPublished && publishedAt ? publishedAt.toISOString().slice(0, 10) : null,
    is_undated: publishedAt === null,
    translation_group_id: facts.translationGroupId,
    series_id: facts.seriesId,
    seo_title: input.seoTitle ?? null,
    seo_description: input.seoDescription ?? null,
    created_at: publishedAt ?? facts.now,
    updated_at: input.updatedAt ?? publishedAt ?? facts.now,
  };
}

function coverColumns(cover: StoryImport['cover']) {
  return {
    cover_image_id: cover?.image.id ?? null,
    cover_width: cover?.image.width ?? null,
    cover_height: cover?.image.height ?? null,
    cover_placeholder: cover?.image.placeholder || null,
    cover_alt: cover?.alt ?? '',
    cover_focus_x: Math.round(cover?.focusPercentX ?? 50),
    cover_focus_y: Math.round(cover?.focusPercentY ?? 50),
  };
}
