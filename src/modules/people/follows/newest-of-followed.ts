/** Rows of the table `t` that belong to people, publications or tags, newest first by an index of each owner. */
export type FollowedRows = {
  readonly kind: 'person' | 'publication' | 'tag';
  readonly table: string;
  /** SQL of which of them are wanted: that they are listed, or come after a cursor. */
  readonly where: string;
  /** The column that they are ordered by, and that of the story, which breaks ties. */
  readonly order: string;
  readonly id: string;
  readonly key: string;
};

/** How many of each, and of all. */
type Most = { readonly ofEach: number; readonly ofAll: number };

/** What somebody wrote, what came out in a publication, what bears a tag; `where` says which of it. */
export const publishedRows = (kind: FollowedRows['kind'], where: string): FollowedRows => {
  const [table, id] = {
    person: ['story_author', 'story_id'],
    publication: ['story', 'id'],
    tag: ['story_tag', 'story_id'],
  }[kind] as [string, string];
  return { kind, table, where, order: 't.sort_key', id: `t.${id}`, key: 't.sort_key' };
};

/** The key of a story in feeds for the time at which `t` passed it on. */
export const KEY_OF_REPOST = '(extract(epoch from t.created_at) * 1000)::bigint * 1000';

/** What somebody passed on; `where` says which of it. */
export const passedOnRows = (where: string): FollowedRows => ({
  kind: 'person',
  table: 'repost',
  where,
  order: 't.created_at',
  id: 't.story_id',
  key: KEY_OF_REPOST,
});

/** Own judgement: from so many followed people on, some are likely to be among the newest of the site. */
const MANY = 300;
const MOST_LOOKED_THROUGH = 3_000;

/**
 * SQL of the newest rows (`id`, `key`, `source_id`) of everybody or everything that the reader `$1` follows and
 * does not mute. What came by several of them at once, as co-authors or by several tags, is one row and counts once, so
 * that fewer rows than were asked for are all there are. What it costs has a bound: of who follows very many people, the newest rows of the whole site are
 * looked through for theirs, in the index alone; only where those are too few, each is looked into, so that the answer is always the same.
 */
export function newestOfFollowed(rows: FollowedRows, most: Most): string {
  const { kind, table, where, order, id, key } = rows;
  // Of publications and tags nobody follows very many.
  if (kind !== 'person') return newestOfEach(rows, most);
  const isCut = most.ofEach < most.ofAll;
  return `
    with lately as materialized (
      select distinct on (f.key, f.id) f.id, f.key, f.person_id as source_id from (
        select n.*${isCut ? ', row_number() over (partition by n.person_id order by n.key desc, n.id desc) as place' : ''}
        from (
          select ${id} as id, ${key} as key, t.person_id from ${table} t where ${where}
          order by ${order} desc, ${id} desc limit ${MOST_LOOKED_THROUGH}
        ) n where n.person_id in (select person_id from follow_person where follower_id = $1)
      ) f
      where (select count(*) from (select from follow_person where follower_id = $1 limit ${MANY}) m) = ${MANY}
        and ${notMuted(kind)}${isCut ? ` and f.place <= ${most.ofEach}` : ''}
      order by f.key desc, f.id desc, f.person_id limit ${most.ofAll}
    ), is_enough as materialized (select count(*) = ${most.ofAll} as holds from lately)
    select * from lately where (select holds from is_enough)
    union all select * from (${newestOfEach(rows, most)}) e where not (select holds from is_enough)`;
}

/**
 * One look into each says who has something so new, and no others are read further: with as many times as rows are
 * wanted, since many may have the same story as their newest.
 */
function newestOfEach({ kind, table, where, order, id, key }: FollowedRows, most: Most): string {
  const from = `from ${table} t where t.${kind}_id = f.${kind}_id and ${where}`;
  return `
    select distinct on (c.key, c.id) c.id, c.key, f.${kind}_id as source_id from (
      select o.${kind}_id from (
        select f.${kind}_id, dense_rank() over (order by n.newest desc) as place
        from follow_${kind} f cross join lateral (
          select ${key} as newest ${from} order by ${order} desc, ${id} desc limit 1) n
        where f.follower_id = $1 and ${notMuted(kind)}
      ) o where o.place <= ${most.ofAll}
    ) f cross join lateral (
      select ${id} as id, ${key} as key ${from}
      order by ${order} desc, ${id} desc limit ${most.ofEach}) c
    order by c.key desc, c.id desc, f.${kind}_id limit ${most.ofAll}`;
}

/** That the reader does not mute whom `f` names. */
export const notMuted = (kind: FollowedRows['kind']): string =>
  `not exists (select from ${kind}_mute m where m.muter_id = $1 and m.${kind}_id = f.${kind}_id)`;
