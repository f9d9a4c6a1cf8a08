import type { ReadContext } from '#modules/ground/read-context.ts';
import { primeOwners, storiesOfVersions, storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { OWNERS, STORY_VERSIONS, type StoryVersions } from '#modules/stories/stories/load-stories.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { visibleStories } from '#modules/stories/stories/visible-stories.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';

/** Rule 19. */
const FROM_SOURCE = 3;
const BY_TAGS = 3;
/** How many of the newest stories of each tag are looked at: enough to find shared tags, few enough to stay fast. */
const SAMPLE_OF_TAG = 20;

/** That a visitor, who is nobody, has read nothing is known without looking. */
const unread = (storyId: string) => `not exists (
  select 1 from reading_history_entry h where h.person_id = $2 and h.story_id = ${storyId} and h.is_read)`;

const CHOSEN = `
  select n.id, 0 as part, n.rank from (
    (select p.id, row_number() over (order by p.sort_key desc, p.id desc) as rank from story p
      where p.is_listed and p.publication_id = o.publication_id and p.id <> o.id and ${unread('p.id')}
      order by p.sort_key desc, p.id desc limit ${FROM_SOURCE})
    union all
    (select a.story_id, row_number() over (order by a.sort_key desc, a.story_id desc) from story_author a
      where a.is_listed and a.person_id = o.creator_id and a.story_id <> o.id and o.publication_id is null
        and ${unread('a.story_id')}
      order by a.sort_key desc, a.story_id desc limit ${FROM_SOURCE})
  ) n
  union all
  (select t.story_id, 1, row_number() over (order by count(*) desc, max(t.sort_key) desc, t.story_id)
    from unnest(o.tag_ids) as own (tag_id)
    cross join lateral (
      select st.story_id, st.sort_key from story_tag st
      where st.is_listed and st.tag_id = own.tag_id and st.story_id <> o.id and ${unread('st.story_id')}
      order by st.sort_key desc, st.story_id desc limit ${SAMPLE_OF_TAG}
    ) t
    group by t.story_id order by count(*) desc, max(t.sort_key) desc, t.story_id
    limit ${FROM_SOURCE + BY_TAGS})`;

/** Of stories that are kept the versions of their rows are enough: the page then pays no statement more. */
const TEXT = `
  select o.id as "ownerId", ${STORY_VERSIONS}
  from story o
  cross join lateral (
    select ranked.*, row_number() over (partition by ranked.part order by ranked.rank) as place from (
      select c.id, min(c.part) as part, (array_agg(c.rank order by c.part))[1] as rank
      from (${CHOSEN}) c group by c.id
    ) ranked
  ) n
  join story s on s.id = n.id ${OWNERS}
  where o.id = any($1) and n.place <= case n.part when 0 then ${FROM_SOURCE} else ${BY_TAGS} end
  order by o.id, n.part, n.place`;

type Row = StoryVersions & { readonly ownerId: string };

/** Three from the same publication or author, then three by shared tags; never a muted source, or what the viewer has read (rule 19). */
export async function readNext(context: ReadContext, story: Story): Promise<readonly Story[]> {
  const { loaders } = context;
  const rows = await loaders.grouped<Row>('story_read_next', story.id, (ids) =>
    context.database.query<Row>('story_read_next', TEXT, [ids, context.viewer?.personId ?? null]),
  );
  const found = await storiesOfVersions(context.database, rows);
  for (const next of found) {
    loaders.get(storyLoader).prime(next.story.id, next.story);
    primeOwners(loaders, next);
  }
  const visible = await visibleStories(
    context,
    found.map((next) => next.story),
  );
  return withoutMuted(context, visible);
}
