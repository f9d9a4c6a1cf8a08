import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { findStoredImage } from '#modules/ground/media/store-image.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { placeInSeries } from '#modules/stories/series/place-in-series.ts';
import { setStoryTags } from '#modules/stories/topics/tag-story.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { changePresence } from './change-presence.ts';
import { presenceOfRow } from './presence-of-row.ts';
import { makeFromBody } from './render-import.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import {
  addOldAddresses,
  replaceAuthors,
  replaceImages,
  type StoryRow,
  upsertBody,
  upsertStory,
} from './stories.store.ts';
import { storyAddressOf } from './story-address-of.ts';
import { tagsToPurge } from './tags-to-purge.ts';

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
    await upsertStory(inside.database, {
      ...facts,
      cover_image_id: cover?.id ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
      cover_placeholder: cover?.placeholder || null,
      is_listed: isListed,
      reading_minutes: made?.readingMinutes ?? story.counted.minutes,
      word_count: made?.wordCount ?? story.counted.words,
      published_day: facts.first_published_at?.toISOString().slice(0, 10) ?? null,
      series_id: story.series?.id ?? null,
    });
    const place = { storyId: id, sortKey: facts.sort_key, isListed };
    if (document !== null && made !== null) {
      await upsertBody(inside.database, id, JSON.stringify(document), made, RENDERER_VERSION);
    }
    await replaceAuthors(inside.database, place, authorIds);
    await replaceImages(inside.database, place, [
      ...new Set([...(cover === undefined ? [] : [cover.id]), ...(made?.imageIds ?? [])]),
    ]);
    await setStoryTags(inside, { ...place, tagIds: facts.tag_ids, publicationId });
    const { series } = story;
    await placeInSeries(inside, id, series === null ? null : { seriesId: series.id, place: series.place }, isListed);
    await addOldAddresses(inside.database, id, story.oldAddresses);
    const after = await presenceOfRow(inside.database, id);
    await changePresence(inside, null, after);
    await purgeTags(inside, await tagsToPurge(inside.database, id, [after]));
  });
}
