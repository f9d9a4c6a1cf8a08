import type { ReadContext } from '#modules/read-context.ts';
import { readStories } from './read-story-feed.ts';
import type { Story } from './story.ts';

/** Decisions 19. */
const FROM_SOURCE = 3;
const BY_TAGS = 3;
/** How many of the newest stories of each tag are looked at: enough to find shared tags, few enough to stay fast. */
const SAMPLE_OF_TAG = 20;

const TEXT = `
  select s.id as "ownerId", c.id, c.by_tags as "isByTags"
  from story s
  cross join lateral (
    select n.id, false as by_tags, n.rank from (
      (select p.id, row_number() over (order by p.sort_key desc, p.id desc) as rank from story p
        where p.is_listed and p.publication_id = s.publication_id and p.id <> s.id
        order by p.sort_key desc, p.id desc limit ${FROM_SOURCE + 1})
      union all
      (select a.story_id, row_number() over (order by a.sort_key desc, a.story_id desc) from story_author a
        where a.is_listed and a.person_id = s.creator_id and a.story_id <> s.id and s.publication_id is null
        order by a.sort_key desc, a.story_id desc limit ${FROM_SOURCE + 1})
    ) n
    union all
    (select t.story_id, true, row_number() over (order by count(*) desc, max(t.sort_key) desc, t.story_id) from unnest(s.tag_ids) as own (tag_id)
      cross join lateral (
        select st.story_id, st.sort_key from story_tag st
        where st.is_listed and st.tag_id = own.tag_id and st.story_id <> s.id
        order by st.sort_key desc, st.story_id desc limit ${SAMPLE_OF_TAG}
      ) t
      group by t.story_id order by count(*) desc, max(t.sort_key) desc, t.story_id
      limit ${FROM_SOURCE + BY_TAGS + 1})
  ) c
  where s.id = any($1)
  order by s.id, c.by_tags, c.rank`;

type Row = { readonly ownerId: string; readonly id: string; readonly isByTags: boolean };

/** Three from the same publication or author, then three by shared tags (decisions 19). */
export async function readNext(context: ReadContext, story: Story): Promise<readonly Story[]> {
  const rows = await context.loaders.grouped<Row>('story_read_next', story.id, (ids) =>
    context.database.query<Row>('story_read_next', TEXT, [ids]),
  );
  const fromSource = rows.filter((row) => !row.isByTags).slice(0, FROM_SOURCE);
  const known = new Set(fromSource.map((row) => row.id));
  const byTags = rows.filter((row) => row.isByTags && !known.has(row.id)).slice(0, BY_TAGS);
  return readStories(
    context,
    [...fromSource, ...byTags].map((row) => row.id),
  );
}
