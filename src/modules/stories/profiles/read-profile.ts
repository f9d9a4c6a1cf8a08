import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { readPublications } from '#modules/stories/publications/visible-publications.ts';
import { readSeriesByIds } from '#modules/stories/series/read-series.ts';
import type { Series } from '#modules/stories/series/series.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Person } from '#modules/people/people/person.ts';

type Id = { readonly ownerId: string; readonly id: string };

const PINNED = `select person_id as "ownerId", story_id as id from story_pin
  where person_id = any($1) order by position`;

/** Stories that a person pinned, in order. */
export async function readPinnedStories(context: ReadContext, person: Person): Promise<readonly Story[]> {
  return readStories(context, await idsOf(context, 'story_pinned', PINNED, person.id));
}

const PUBLICATIONS = `
  select person_id as "ownerId", publication_id as id from publication_member where person_id = any($1)
  union
  select person_id, publication_id from publication_writer where person_id = any($1) and story_count > 0`;

/** Publications that a person belongs to or has written in, by name. */
export async function readPublicationsOf(context: ReadContext, person: Person): Promise<readonly Publication[]> {
  const ids = await idsOf(context, 'publication_of_person', PUBLICATIONS, person.id);
  const publications = await readPublications(context, ids);
  return publications.toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

const SERIES = `select creator_id as "ownerId", id from series
  where creator_id = any($1) and story_count > 0 and publication_id is null order by created_at desc, id`;

/** The series of an author. */
export async function readSeriesOf(context: ReadContext, person: Person): Promise<readonly Series[]> {
  return readSeriesByIds(context, await idsOf(context, 'series_of_person', SERIES, person.id));
}

export type Book = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly coverImageId: string | null;
  readonly url: string | null;
  readonly publishedAt: Date | null;
};

const BOOKS = `
  select person_id as "ownerId", id, title, description, cover_image_id as "coverImageId", url,
    published_at as "publishedAt"
  from book where person_id = any($1) order by position, id`;

/** The books of an author, in their order. */
export function readBooks(context: ReadContext, person: Person): Promise<readonly Book[]> {
  return context.loaders.grouped<Book & Id>('book_of_person', person.id, (ids) =>
    context.database.query<Book & Id>('book_of_person', BOOKS, [ids]),
  );
}

async function idsOf(context: ReadContext, name: string, text: string, ownerId: string): Promise<readonly string[]> {
  const rows = await context.loaders.grouped<Id>(name, ownerId, (ids) => context.database.query<Id>(name, text, [ids]));
  return rows.map((row) => row.id);
}
