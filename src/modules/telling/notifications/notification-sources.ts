/** Own judgement: of so many lists and writers, the newest followed, it is looked at what is new. */
const MOST_SOURCES = 200;

type Wanted = {
  readonly most: number;
  /**
   * SQL of the moment since which all of any kind is wanted, in no order: the first that are found are enough, and no
   * more than those are read. Without it, a page: newest first, of the kinds `$4`, after the cursor of `$2` (time)
   * and `$3` (id). Never both, since bounds at both ends make an index of all people look worth its while.
   */
  readonly since?: string;
};

const NOTHING = 'null::text';
const LIST_ID = `'l-' || g.list_id || to_char(g.day, '-YYYYMMDD')`;

/**
 * The four places where news of the person `o.id` stands, as statements for a union: `id`, `kind`, what it is about
 * and `occurredAt`.
 */
export function notificationSources(wanted: Wanted): readonly string[] {
  return [own(wanted), grownLists(wanted), newStories('person', wanted), newStories('publication', wanted)];
}

function own({ since, most }: Wanted): string {
  const [which, order] =
    since === undefined
      ? ['n.kind = any($4) and (n.updated_at, n.id) < ($2::timestamptz, $3)', 'order by n.updated_at desc, n.id desc']
      : [`n.updated_at > coalesce(${since}, '-infinity')`, ''];
  return `
    select n.id, n.kind, n.story_id as "storyId", n.response_id as "responseId", n.list_id as "listId",
      n.highlight_id as "highlightId", n.note_id as "noteId", n.submission_id as "submissionId",
      n.publication_id as "publicationId", n.decision_id as "decisionId", n.amount, n.updated_at as "occurredAt"
    from notification n where n.person_id = o.id and ${which} ${order} limit ${most}`;
}

function grownLists({ since, most }: Wanted): string {
  const isPage = since === undefined;
  return `
    select ${LIST_ID} as id, 'LIST_GREW', ${NOTHING}, ${NOTHING}, g.list_id, ${NOTHING}, ${NOTHING}, ${NOTHING}, ${NOTHING},
      ${NOTHING}, null::integer, g.created_at as at
    from (
      select f.list_id, f.created_at from follow_list f
      where f.follower_id = o.id ${isPage ? "and 'LIST_GREW' = any($4)" : ''}
      order by f.created_at desc limit ${MOST_SOURCES}
    ) f cross join lateral (
      select g.list_id, g.day, g.created_at from list_growth g
      where g.list_id = f.list_id and g.created_at > ${isPage ? 'f.created_at' : `greatest(f.created_at, ${since})`}
        ${isPage ? `and (g.created_at, ${LIST_ID}) < ($2::timestamptz, $3)` : ''}
      order by g.created_at desc limit ${most}
    ) g ${isPage ? 'order by at desc, 1 desc' : ''} limit ${most}`;
}

/** What a person or a publication brought out since somebody asked to be told of it; `PUBLISHED` is the milliseconds. */
const PUBLISHED = 'floor(t.sort_key / 1000.0)';
function newStories(kind: 'person' | 'publication', { since, most }: Wanted): string {
  const [table, id] = kind === 'person' ? ['story_author', 'story_id'] : ['story', 'id'];
  const isPage = since === undefined;
  const start = isPage ? 'f.created_at' : `greatest(f.created_at, ${since})`;
  return `
    select 's-' || t.${id} as id, 'NEW_STORY', t.${id}, ${NOTHING}, ${NOTHING}, ${NOTHING}, ${NOTHING}, ${NOTHING},
      ${NOTHING}, ${NOTHING}, null::integer, t.at
    from (
      select f.first_of_${kind}_id as maker_id, f.created_at from subscriber f
      where f.person_id = o.id and f.state = 'active' and f.first_of_${kind}_id is not null ${isPage ? "and 'NEW_STORY' = any($4)" : ''}
      order by f.created_at desc limit ${MOST_SOURCES}
    ) f cross join lateral (
      select t.${id}, to_timestamp(${PUBLISHED} / 1000)::timestamptz(3) as at from ${table} t
      where t.${kind}_id = f.maker_id and t.is_listed
        and t.sort_key > (extract(epoch from ${start}) * 1000000)::bigint + 999
        ${isPage ? `and t.sort_key < (extract(epoch from $2::timestamptz) * 1000000)::bigint + 1000` : ''}
        ${isPage ? `and (to_timestamp(${PUBLISHED} / 1000)::timestamptz(3), 's-' || t.${id}) < ($2::timestamptz, $3)` : ''}
      order by t.sort_key desc limit ${most}
    ) t ${isPage ? 'order by at desc, 1 desc' : ''} limit ${most}`;
}
