import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type SectionRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly revision: number;
};

const SECTIONS = `
  select id, slug, title, position, revision from publication_section where publication_id = $1 order by position, id`;

/** The sections of a publication in order, as they stand now. */
export function findSections(database: Database<Tables>, publicationId: string): Promise<readonly SectionRow[]> {
  return database.query<SectionRow>('sections_now', SECTIONS, [publicationId]);
}

const STRANGE = `
  select coalesce(nullif(s.title, ''), g.id) as title
  from unnest($2::text[]) with ordinality as g (id, place) left join story s on s.id = g.id
    and (s.publication_id = $1 and s.is_listed or exists (
      select from publication_section_story t join publication_section c on c.id = t.section_id
      where t.story_id = s.id and c.publication_id = $1))
  where s.id is null order by g.place limit 1`;

/** The first of the stories that is not published there; what stands on one already may stay while it is hidden. */
export async function findStrangeStory(
  database: Database<Tables>,
  publicationId: string,
  storyIds: readonly string[],
): Promise<string | undefined> {
  if (storyIds.length === 0) return undefined;
  const [row] = await database.query<{ title: string }>('section_strange', STRANGE, [publicationId, storyIds]);
  return row?.title;
}

const CHOSEN = `select title from publication_section where publication_id = $1 and id = $2 and tag_id is null
  for no key update`;

/** A section whose stories are chosen, held until the end of the transaction. */
export async function lockChosenSection(
  database: Database<Tables>,
  publicationId: string,
  sectionId: string,
): Promise<{ readonly title: string } | undefined> {
  const [row] = await database.query<{ title: string }>('section_chosen', CHOSEN, [publicationId, sectionId]);
  return row;
}

const STORIES = `select story_id as id from publication_section_story where section_id = $1
  order by sort_key desc, story_id desc`;

/** The ids of its stories in their order, hidden ones too. */
export async function findSectionStories(database: Database<Tables>, sectionId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('section_story_ids', STORIES, [sectionId]);
  return rows.map(({ id }) => id);
}
