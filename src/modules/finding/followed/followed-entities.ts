import { fixedLimit } from '#platform/database/fixed-limit.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readFollowedEntities, type Followed } from '#modules/finding/followed/read-follows.ts';

/** Somebody or something that the viewer follows, with what is new of it. */
export type FollowedEntityEdge = {
  readonly entity: Followed;
  readonly lastPublishedAt: Date | null;
  /** Published since the viewer last looked, or since they followed where they never did (rule 41). */
  readonly hasUnread: boolean;
};
export type FollowedEntities = { readonly edges: readonly FollowedEntityEdge[]; readonly hasNextPage: boolean };

type FollowedOrder = 'lastPublishedAt' | 'smart';

/** Own judgement: of how many days readings tell whom a reader reads. */
const SMART_DAYS = 30;
const MOST_FOLLOWED_ENTITIES = 50;

const followedOf = (kind: 'person' | 'publication', isOpen: string): string => `
  select f.${kind}_id as id, '${kind}' as kind, t.latest_sort_key,
    coalesce(t.latest_sort_key / 1000 > extract(epoch from coalesce(f.viewed_at, f.created_at)) * 1000, false)
      as has_unread
  from follow_${kind} f join ${kind} t on t.id = f.${kind}_id
  where f.follower_id = $1 and ${isOpen}
    and not exists (select from ${kind}_mute m where m.muter_id = $1 and m.${kind}_id = f.${kind}_id)`;

/** How often the viewer read each lately, who may stand in the byline or be the publication. */
const READ_LATELY = `
  select owner.id, count(*) as readings
  from reading_history_entry h join story s on s.id = h.story_id
  cross join lateral unnest(s.author_ids || s.publication_id) as owner (id)
  where h.person_id = $1 and h.last_read_at >= $2 and owner.id is not null group by owner.id`;

const orders: Readonly<Record<FollowedOrder, { readonly join: string; readonly by: string }>> = {
  lastPublishedAt: { join: '', by: '' },
  smart: {
    join: `left join (${READ_LATELY}) r on r.id = e.id`,
    by: 'e.has_unread desc, coalesce(r.readings, 0) desc,',
  },
};

type Row = {
  readonly id: string;
  readonly kind: 'person' | 'publication';
  readonly lastPublishedAt: number | null;
  readonly hasUnread: boolean;
};

/**
 * People and publications that the viewer follows, who published last first; `smart` puts what is unread before the
 * rest, and of it whom they read most (own judgement). Those that may not be seen and the muted are left out.
 */
export async function readFollowedEdges(
  context: ReadContext,
  personId: string,
  first: number,
  order: FollowedOrder,
): Promise<FollowedEntities> {
  const size = Math.min(Math.max(first, 1), MOST_FOLLOWED_ENTITIES);
  const limit = fixedLimit(size + 1);
  const { join, by } = orders[order];
  const text = `
    select e.id, e.kind, e.latest_sort_key / 1000 as "lastPublishedAt", e.has_unread as "hasUnread" from (
      ${followedOf('person', "t.state = 'active'")} union all ${followedOf('publication', "t.state in ('active', 'archived')")}
    ) e ${join} where $2::timestamptz is not null
    order by ${by} e.latest_sort_key desc nulls last, e.kind, e.id desc limit ${limit}`;
  const since = new Date(context.clock.now().getTime() - SMART_DAYS * 24 * 60 * 60 * 1_000);
  const rows = await context.database.query<Row>(`followed_edges_${order}_${limit}`, text, [personId, since]);
  const shown = rows.slice(0, size);
  const entities = new Map((await readFollowedEntities(context, shown)).map((entity) => [entity.id, entity]));
  const edges = shown.flatMap(({ id, lastPublishedAt, hasUnread }) => {
    const entity = entities.get(id);
    const at = lastPublishedAt === null ? null : new Date(lastPublishedAt);
    return entity === undefined ? [] : [{ entity, lastPublishedAt: at, hasUnread }];
  });
  return { edges, hasNextPage: rows.length > size };
}

const VIEWED = 'select viewed_at as "viewedAt" from feed_view where person_id = $1 and feed_id = $2';

/** When a person last looked at one of their feeds; null where they never did. */
export async function readFeedView({ database }: ReadContext, personId: string, feedId: string): Promise<Date | null> {
  const [row] = await database.query<{ viewedAt: Date }>('feed_view', VIEWED, [personId, feedId]);
  return row?.viewedAt ?? null;
}
