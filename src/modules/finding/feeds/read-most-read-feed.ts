import type { Feed, PagingInput } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { MOST_RANKED } from '#modules/finding/recommendations/home-cursor.ts';
import { sortKeyRange } from '#modules/stories/stories/sort-key.ts';
import type { HomeItem } from './home-reason.ts';
import { readRankedFeed } from './ranked-feed.ts';
import type { EntityKind } from './read-entity-feed.ts';

/** Own judgement: what is read most changes slowly, and is looked for among the stories of so many days. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1_000;
const OF_EACH = 20;

const tables = {
  author: ['person', 'story_author', 'story_id'],
  publication: ['publication', 'story', 'id'],
  tag: ['tag', 'story_tag', 'story_id'],
} as const;

/** Of all that are followed, or of the one `$3`. */
const lately = (kind: EntityKind, isOfOne: boolean): string => {
  const [owner, table, id] = tables[kind];
  const owners = isOfOne
    ? `(select $3::text as ${owner}_id) f`
    : `(select ${owner}_id from follow_${owner} where follower_id = $1) f`;
  return `
    select c.id from ${owners} cross join lateral (
      select t.${id} as id from ${table} t
      where t.${owner}_id = f.${owner}_id and t.is_listed and t.sort_key >= $2::bigint
      order by t.sort_key desc, t.${id} desc limit ${isOfOne ? MOST_RANKED : OF_EACH}) c`;
};

type Wanted = { readonly kinds: readonly EntityKind[]; readonly entityId?: string };

/** The most read of the last 30 days, of everybody and everything followed, or of one person, publication or tag. */
export function readMostReadFeed(
  context: ReadContext,
  personId: string,
  wanted: Wanted,
  paging: PagingInput | null | undefined,
): Promise<Feed<HomeItem>> {
  const rank = () => mostReadIds(context, personId, wanted);
  return readRankedFeed(context, { personId, paging, rank, place: wanted.entityId });
}

async function mostReadIds(context: ReadContext, personId: string, wanted: Wanted): Promise<readonly string[]> {
  const { kinds, entityId } = wanted;
  const now = context.clock.now().getTime();
  const { from } = sortKeyRange(new Date(now - DAYS * DAY), new Date(now));
  const isOfOne = entityId !== undefined;
  const text = `
    select s.id from (${kinds.map((kind) => `(${lately(kind, isOfOne)})`).join(' union ')}) c
    join story s on s.id = c.id
    where $1::text is not null and $3::text is not null
    order by s.score desc, s.sort_key desc, s.id desc limit ${MOST_RANKED}`;
  const name = `most_read_${isOfOne ? 'of_one' : 'followed'}_${kinds.join('_')}`;
  const rows = await context.database.query<{ id: string }>(name, text, [personId, from, entityId ?? '']);
  return rows.map(({ id }) => id);
}
