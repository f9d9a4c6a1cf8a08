/** Ids of what the person `$1` writes or wrote, published or not; what was erased left an empty row, which tells nothing. */
export const STORIES_OF_PERSON = `
  select s.id from story s where (s.creator_id = $1 or exists (
      select from story_author a where a.story_id = s.id and a.person_id = $1))
    and (s.state <> 'trashed' or s.trashed_at is not null)`;

/** What the publication `$1` shows: drafts and what is in the trash belong to those who wrote it. */
export const STORIES_OF_PUBLICATION = `select s.id from story s where s.publication_id = $1 and s.state = 'published'`;

/** Everything but the empty rows of what was erased. `$1` is not read, and stands there for all three to be asked alike. */
const STORIES_OF_SITE = `
  select s.id from story s where (s.state <> 'trashed' or s.trashed_at is not null) and $1::text is not null`;

export const storiesOf = {
  site: STORIES_OF_SITE,
  person: STORIES_OF_PERSON,
  publication: STORIES_OF_PUBLICATION,
} as const;
