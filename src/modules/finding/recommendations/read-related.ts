import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { readFollowedEntities, type Followed } from '#modules/finding/followed/read-follows.ts';
import { muting } from '#modules/people/mutes/is-muting.ts';
import { type Feed, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { sortKeyRange } from '#modules/stories/stories/sort-key.ts';
import { readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import { SAMPLE_OF_TAG } from '#modules/stories/topics/tag-sample.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';

const MOST_RELATED = 10;
const MOST_WRITERS = 100;
/** Whoever has published nothing for so long is not proposed (rule 42). */
const ACTIVE_MILLISECONDS = 90 * 24 * 60 * 60 * 1_000;
type Id = { readonly ownerId: string; readonly id: string };

const RELATED = `
  select o.id as "ownerId", c.tag_id as id from unnest($1::text[]) as o (id)
  cross join lateral (
    select u.tag_id from (${SAMPLE_OF_TAG}) sample
    cross join lateral unnest(sample.tag_ids) as u (tag_id)
    where u.tag_id <> o.id group by u.tag_id order by count(*) desc, u.tag_id limit ${MOST_RELATED}
  ) c`;

/** Tags that stand beside this one most often. */
export async function readRelatedTags(context: ReadContext, tag: Tag): Promise<readonly Tag[]> {
  const rows = await context.loaders.grouped<Id>('tag_related', tag.id, (ids) =>
    context.database.query<Id>('tag_related', RELATED, [ids]),
  );
  return readTagsByIds(
    context,
    rows.map(({ id }) => id),
  );
}

type Source = Id & { readonly kind: 'person' | 'publication' };

const SOURCES = `
  select o.id as "ownerId", c.id, c.kind from unnest($1::text[]) as o (id)
  cross join lateral (
    select g.id, g.kind from (
      select w.id, w.kind, count(*) as stories from (${SAMPLE_OF_TAG}) sample
      cross join lateral (
        select unnest(sample.author_ids) as id, 'person' as kind
        union all select sample.publication_id, 'publication' where sample.publication_id is not null
      ) w
      group by w.id, w.kind
    ) g
    where case g.kind
      when 'person' then exists (
        select from story_author a where a.person_id = g.id and a.is_listed and a.sort_key >= $2::bigint)
      else exists (select from publication p where p.id = g.id and p.latest_sort_key >= $2::bigint) end
    order by g.stories desc, g.id limit ${MOST_WRITERS}
  ) c`;

/**
 * People and publications that write about a tag most and have published within 90 days (rule 42,
 * for a reader who follows nobody yet); nobody whom the viewer mutes, and nobody of a block.
 */
export async function readWhoToFollow(context: ReadContext, tag: Tag, page: Page): Promise<Feed<Followed>> {
  const since = sortKeyRange(new Date(context.clock.now().getTime() - ACTIVE_MILLISECONDS), context.clock.now()).from;
  const ranked = await context.loaders.grouped<Source>('tag_sources', tag.id, (ids) =>
    context.database.query<Source>('tag_sources', SOURCES, [ids, since]),
  );
  const start = page.after === null ? 0 : page.after.key + 1;
  const rows = ranked.map((row, index) => ({ id: row.id, kind: row.kind, key: index })).slice(start);
  const cut = cutPage(rows.slice(0, page.size + 1), page);
  const followed = await readFollowedEntities(context, cut.items);
  const isOpen = await Promise.all(followed.map((entity) => mayBeProposed(context, entity)));
  return mapFeed(
    cut,
    followed.filter((_entity, index) => isOpen[index]),
  );
}

async function mayBeProposed(context: ReadContext, entity: Followed): Promise<boolean> {
  if (context.viewer === null) return true;
  const kind = 'username' in entity ? 'person' : 'publication';
  return !isKeptApart(context.viewer, entity.id) && !(await muting[kind].holds(context, entity.id));
}
