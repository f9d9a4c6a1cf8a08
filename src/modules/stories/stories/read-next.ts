import { withoutMuted } from './without-muted.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { markLoader } from '#modules/money/memberships/membership-mark.ts';
import { OWNERS, STORY_WITH_OWNERS, storiesOfRows, storyLoader } from './load-stories.ts';
import type { Story } from './story.ts';
import { visibleStories } from './visible-stories.ts';

/** Rule 19. */
const FROM_SOURCE = 3;
const BY_TAGS = 3;
/** How many of the newest stories of each tag are looked at: enough to find shared tags, few enough to stay fast. */
const SAMPLE_OF_TAG = 20;

const CHOSEN = `
  select n.id, 0 as part, n.rank from (
    (select p.id, row_number() over (order by p.sort_key desc, p.id desc) as rank from story p
      where p.is_listed and p.publication_id = o.publication_id and p.id <> o.id
      order by p.sort_key desc, p.id desc limit ${FROM_SOURCE})
    union all
    (select a.story_id, row_number() over (order by a.sort_key desc, a.story_id desc) from story_author a
      where a.is_listed and a.person_id = o.creator_id and a.story_id <> o.id and o.publication_id is null
      order by a.sort_key desc, a.story_id desc limit ${FROM_SOURCE})
  ) n
  union all
  (select t.story_id, 1, row_number() over (order by count(*) desc, max(t.sort_key) desc, t.story_id)
    from unnest(o.tag_ids) as own (tag_id)
    cross join lateral (
      select st.story_id, st.sort_key from story_tag st
      where st.is_listed and st.tag_id = own.tag_id and st.story_id <> o.id
      order by st.sort_key desc, st.story_id desc limit ${SAMPLE_OF_TAG}
    ) t
    group by t.story_id order by count(*) desc, max(t.sort_key) desc, t.story_id
    limit ${FROM_SOURCE + BY_TAGS})`;

/** The stories come with their rows: for ids alone each story page would pay a statement more. */
const TEXT = `
  select o.id as "ownerId", ${STORY_WITH_OWNERS}
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

type Row = Readonly<Record<string, unknown>> & { readonly ownerId: string };

/** Three from the same publication or author, then three by shared tags; never a muted source (rule 19). */
export async function readNext(context: ReadContext, story: Story): Promise<readonly Story[]> {
  const { loaders } = context;
  const rows = await loaders.grouped<Row>('story_read_next', story.id, (ids) =>
    context.database.query<Row>('story_read_next', TEXT, [ids]),
  );
  const found = storiesOfRows(rows);
  for (const next of found) {
    loaders.get(storyLoader).prime(next.story.id, next.story);
    if (next.creator) loaders.get(personLoader).prime(next.creator.id, next.creator);
    if (next.creator) loaders.get(markLoader).prime(next.creator.id, next.mark);
    if (next.publication) loaders.get(publicationLoader).prime(next.publication.id, next.publication);
  }
  const visible = await visibleStories(
    context,
    found.map((next) => next.story),
  );
  return withoutMuted(context, visible);
}
