/** Ids of what the person `$1` writes or wrote, published or not; what was erased left an empty row, which tells nothing. */
export const STORIES_OF = `
  select s.id from story s where (s.creator_id = $1 or exists (
      select from story_author a where a.story_id = s.id and a.person_id = $1))
    and (s.state <> 'trashed' or s.trashed_at is not null) order by s.id`;
