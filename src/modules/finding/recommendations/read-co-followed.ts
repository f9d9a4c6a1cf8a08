import type { ReadContext } from '#modules/ground/read-context.ts';

/** Somebody or something that readers of the same tags follow, how many of those looked at do, and through which tag. */
type CoFollowed = {
  readonly id: string;
  readonly kind: 'person' | 'publication';
  readonly tagId: string;
  readonly readers: number;
};

/** Own judgement: how many tags and readers are looked at, which bounds what it costs whoever asks. */
const MOST_TAGS = 10;
const READERS_OF_EACH_TAG = 30;
const OF_EACH_READER = 20;
/** One reader's taste is no reason. */
const LEAST_READERS = 2;
const MOST_FOUND = 60;

const followedBy = (kind: 'person' | 'publication'): string => `
  select p.reader_id, p.tag_id, '${kind}' as kind, c.id from peer p cross join lateral (
    select f.${kind}_id as id from follow_${kind} f where f.follower_id = p.reader_id
    order by f.created_at desc, f.${kind}_id desc limit ${OF_EACH_READER}) c`;

const isOpen = (kind: 'person' | 'publication', state: string): string => `
  exists (select from ${kind} t where t.id = g.id and ${state} and t.latest_sort_key >= $2::bigint)
  and not exists (select from follow_${kind} f where f.follower_id = $1 and f.${kind}_id = g.id)`;

const TEXT = `
  with mine as (
    select tag_id from follow_tag where follower_id = $1 order by created_at desc, tag_id desc limit ${MOST_TAGS}
  ), peer as (
    select m.tag_id, c.reader_id from mine m cross join lateral (
      select t.follower_id as reader_id from follow_tag t where t.tag_id = m.tag_id and t.follower_id <> $1
      order by t.created_at desc, t.follower_id desc limit ${READERS_OF_EACH_TAG}) c
  ), grouped as (
    select e.id, e.kind, count(distinct e.reader_id) as readers, mode() within group (order by e.tag_id) as tag_id
    from (${followedBy('person')} union all ${followedBy('publication')}) e
    where e.id <> $1 group by e.id, e.kind having count(distinct e.reader_id) >= ${LEAST_READERS}
  )
  select g.id, g.kind, g.tag_id as "tagId", g.readers::int as readers
  -- In order first, so that no more of them are looked at than are found.
  from (select * from grouped order by readers desc, id offset 0) g
  where case g.kind when 'person' then ${isOpen('person', "t.state = 'active'")}
    else ${isOpen('publication', "t.state in ('active', 'archived')")} end
  limit ${MOST_FOUND}`;

/** Whom those follow who follow the same tags as a reader, and who published since then; most followed first (rule 42). */
export function readCoFollowed(
  { database }: ReadContext,
  personId: string,
  sinceSortKey: number,
): Promise<readonly CoFollowed[]> {
  return database.query<CoFollowed>('co_followed', TEXT, [personId, sinceSortKey]);
}
