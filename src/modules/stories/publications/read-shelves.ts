import type { Database } from '#platform/database/database.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Feed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Publication } from './publication.ts';
import { readPublications } from './visible-publications.ts';
import { readSeriesByIds } from '#modules/stories/series/read-series.ts';
import type { Series } from '#modules/stories/series/series.ts';
import { presentStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';

const featured: KeysetStatement = {
  name: 'publication_featured',
  text: `
    select t.story_id as id, t.position as key from publication_featured_story t
    join story s on s.id = t.story_id and s.publication_id = o.id
    where t.publication_id = o.id and t.position > $2 and $3::text is not null
    order by t.position`,
  start: { key: -1, id: '' },
};

/** Stories that the editors feature, in their order. */
export async function readFeaturedStories(
  context: ReadContext,
  publicationId: string,
  page: Page,
): Promise<Feed<Story>> {
  return presentStories(context, await keysetRows(context, featured, publicationId, page), page);
}

/** Those that readers see there: a place that a story held which went elsewhere is free. */
const FEATURED = `
  select f.story_id as id from publication_featured_story f join story s on s.id = f.story_id
  where f.publication_id = $1 and s.publication_id = $1 and s.is_listed order by f.position`;

/** The ids of the same, for whoever arranges them. */
export async function readFeaturedIds(database: Database<Tables>, publicationId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('featured_of_publication', FEATURED, [publicationId]);
  return rows.map(({ id }) => id);
}

const FEATURING = `
  select f.story_id as "ownerId", f.publication_id as id from publication_featured_story f
  join story s on s.id = f.story_id and s.publication_id = f.publication_id
  where f.story_id = any($1) order by f.publication_id`;

/** The publications that have a story among those that they feature. */
export async function readPublicationsFeaturing(
  context: ReadContext,
  storyId: string,
): Promise<readonly Publication[]> {
  const rows = await context.loaders.grouped<Id>('publications_featuring', storyId, (ids) =>
    context.database.query<Id>('publications_featuring', FEATURING, [ids]),
  );
  return readPublications(
    context,
    rows.map(({ id }) => id),
  );
}

/** Tags are counted in this many of the newest stories, so that the answer is as quick for a large publication. */
const SAMPLE = 300;
const MOST_TAGS = 20;
type Id = { readonly ownerId: string; readonly id: string };

const TAGS = `
  select o.id as "ownerId", c.tag_id as id from unnest($1::text[]) as o (id)
  cross join lateral (
    select u.tag_id from (
      select s.tag_ids from story s where s.is_listed and s.publication_id = o.id
      order by s.sort_key desc, s.id desc limit ${SAMPLE}
    ) newest cross join lateral unnest(newest.tag_ids) as u (tag_id)
    group by u.tag_id order by count(*) desc, u.tag_id limit ${MOST_TAGS}
  ) c`;

/** What a publication writes about most. */
export async function readTagsOf(context: ReadContext, publicationId: string): Promise<readonly Tag[]> {
  const rows = await context.loaders.grouped<Id>('publication_tags', publicationId, (ids) =>
    context.database.query<Id>('publication_tags', TAGS, [ids]),
  );
  const tags = await Promise.all(rows.map(({ id }) => context.loaders.get(tagLoader).load(id)));
  return tags.filter((tag) => tag !== undefined);
}

const SEQUENCES = `select publication_id as "ownerId", id from series
  where publication_id = any($1) and story_count > 0 order by created_at desc, id`;

/** The sequences of a publication. */
export async function readSequences(context: ReadContext, publicationId: string): Promise<readonly Series[]> {
  const rows = await context.loaders.grouped<Id>('series_of_publication', publicationId, (ids) =>
    context.database.query<Id>('series_of_publication', SEQUENCES, [ids]),
  );
  return readSeriesByIds(
    context,
    rows.map(({ id }) => id),
  );
}
