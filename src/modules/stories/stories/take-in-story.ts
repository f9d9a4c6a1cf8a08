import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { findStoredImage } from '#modules/ground/media/store-image.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { makeFromBody } from './render-import.ts';
import type { StoryRow } from './stories.store.ts';
import { storyAddressOf } from './story-address-of.ts';
import { writeWholeStory } from './write-whole-story.ts';

/** What is not made from the body or from where the story stands. */
type Facts = Omit<
  StoryRow,
  | 'cover_width'
  | 'cover_height'
  | 'cover_placeholder'
  | 'reading_minutes'
  | 'word_count'
  | 'published_day'
  | 'is_listed'
  | 'series_id'
>;

export type TakenInStory = {
  readonly facts: Facts & {
    readonly tag_ids: string[];
    readonly slug: string;
    readonly first_published_at: Date | null;
  };
  /** What readers get or got; null where nothing was ever published. */
  readonly document: StoryDocument | null;
  /** Of a draft, whose text is kept elsewhere. */
  readonly counted: { readonly words: number; readonly minutes: number };
  readonly series: { readonly id: string; readonly place: number } | null;
  readonly oldAddresses: readonly string[];
};

/**
 * Takes a story in as it stood on another site of ours, under its own id, which must be free: state, dates and
 * addresses are the same, and nobody is told of it. Its body is drawn anew.
 */
export async function takeInStory(context: CommandContext, story: TakenInStory): Promise<void> {
  mustBeProgram(context);
  const { facts, document } = story;
  const { id, author_ids: authorIds, publication_id: publicationId = null } = facts;
  const isListed = facts.state === 'published' && facts.visibility !== 'unlisted';
  const { siteUrl } = context.config;
  const address = await storyAddressOf(context.database, {
    id,
    title: facts.title,
    authorIds,
    publicationId,
    slug: facts.slug,
  });
  const made =
    document === null
      ? null
      : await makeFromBody(document, {
          language: facts.language,
          siteUrl,
          storyUrl: siteUrl + address,
          isLocked: facts.visibility === 'locked',
          previewBreak: facts.preview_break ?? null,
        });
  await withTransaction(context, async (inside) => {
    const cover = facts.cover_image_id ? await findStoredImage(inside, facts.cover_image_id) : undefined;
    const { series } = story;
    await writeWholeStory(inside, {
      row: {
        ...facts,
        cover_image_id: cover?.id ?? null,
        cover_width: cover?.width ?? null,
        cover_height: cover?.height ?? null,
        cover_placeholder: cover?.placeholder || null,
        is_listed: isListed,
        reading_minutes: made?.readingMinutes ?? story.counted.minutes,
        word_count: made?.wordCount ?? story.counted.words,
        published_day: facts.first_published_at?.toISOString().slice(0, 10) ?? null,
        series_id: series?.id ?? null,
      },
      tagIds: facts.tag_ids,
      body: document === null || made === null ? null : { document, made },
      coverImageId: cover?.id,
      series: series === null ? null : { seriesId: series.id, place: series.place },
      oldAddresses: story.oldAddresses,
      isThere: false,
    });
  });
}
