import { slugifyTitle } from '#shared/text/slugify.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { findKnownItem, rememberItem } from '#modules/ground/sources/known-items.ts';
import { type SeriesPlace, insertSeries, isSeriesSlugTaken, replaceEntry } from './series.store.ts';

export type SeriesImport = {
  readonly sourceKey: string;
  /** Stable inside the source. */
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly creatorId: string;
  readonly publicationId: string | null;
};

/** The id of the series that a source names, made where it is new. */
export async function ensureSeries(context: CommandContext, input: SeriesImport): Promise<string> {
  const item = { sourceKey: input.sourceKey, kind: 'series', itemKey: input.key } as const;
  const known = await findKnownItem(context, item);
  if (known !== undefined) return known.entityId;
  const id = createId();
  const slug = slugifyTitle(input.title);
  await insertSeries(context.database, {
    id,
    slug:
      slug === '' || (await isSeriesSlugTaken(context.database, slug)) ? [slug, id].filter(Boolean).join('-') : slug,
    title: input.title,
    description: input.description ?? '',
    creator_id: input.creatorId,
    publication_id: input.publicationId,
    first_story_id: null,
    created_at: context.clock.now(),
  });
  await rememberItem(context, item, id);
  return id;
}

/** Puts a story at its place in one series, or with null in none. */
export function placeInSeries(
  context: CommandContext,
  storyId: string,
  place: SeriesPlace | null,
  isListed: boolean,
): Promise<void> {
  return replaceEntry(context.database, storyId, place, isListed);
}
