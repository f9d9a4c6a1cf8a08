import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/keyset.ts';
import { HIGHEST, type Page } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { NotificationRow } from './notification.ts';

/** Own judgement: of so many lists and writers, the newest followed, it is looked at what is new. */
const MOST_SOURCES = 200;
/** One more than the largest page; the statement cuts to what is asked. */
const MOST_ROWS = 51;

const NOTHING = 'null::text';
const LIST_ID = `'l-' || g.list_id || to_char(g.day, '-YYYYMMDD')`;

const OWN = `
  select n.id, n.kind, n.story_id as "storyId", n.response_id as "responseId", n.list_id as "listId",
    n.highlight_id as "highlightId", n.note_id as "noteId", n.amount, n.updated_at as "occurredAt"
  from notification n
  where n.person_id = o.id and n.kind = any($4) and (n.updated_at, n.id) < ($2::timestamptz, $3)
    and n.updated_at > coalesce($5::timestamptz, '-infinity')
  order by n.updated_at desc, n.id desc limit ${MOST_ROWS}`;

const GROWN_LISTS = `
  select ${LIST_ID} as id, 'LIST_GREW', ${NOTHING}, ${NOTHING}, g.list_id, ${NOTHING}, ${NOTHING}, null::integer,
    g.created_at
  from (
    select f.list_id, f.created_at from follow_list f where f.follower_id = o.id and 'LIST_GREW' = any($4)
    order by f.created_at desc limit ${MOST_SOURCES}
  ) f cross join lateral (
    select g.list_id, g.day, g.created_at from list_growth g
    where g.list_id = f.list_id and g.created_at > greatest(f.created_at, $5::timestamptz)
      and (g.created_at, ${LIST_ID}) < ($2::timestamptz, $3)
    order by g.created_at desc limit ${MOST_ROWS}
  ) g order by g.created_at desc, 1 desc limit ${MOST_ROWS}`;

/** What a person or a publication brought out since somebody asked to be told of it; `PUBLISHED` is the milliseconds. */
const PUBLISHED = 'floor(t.sort_key / 1000.0)';
function newStories(kind: 'person' | 'publication'): string {
  const [table, id] = kind === 'person' ? ['story_author', 'story_id'] : ['story', 'id'];
  return `
    select 's-' || t.${id} as id, 'NEW_STORY', t.${id}, ${NOTHING}, ${NOTHING}, ${NOTHING}, ${NOTHING}, null::integer, t.at
    from (
      select f.${kind}_id, f.created_at from subscribe_${kind} f
      join follow_${kind} w on w.follower_id = f.subscriber_id and w.${kind}_id = f.${kind}_id
      where f.subscriber_id = o.id and 'NEW_STORY' = any($4)
      order by f.created_at desc limit ${MOST_SOURCES}
    ) f cross join lateral (
      select t.${id}, to_timestamp(${PUBLISHED} / 1000)::timestamptz(3) as at from ${table} t
      where t.${kind}_id = f.${kind}_id and t.is_listed
        and t.sort_key > (extract(epoch from greatest(f.created_at, $5::timestamptz)) * 1000000)::bigint + 999
        and t.sort_key < (extract(epoch from $2::timestamptz) * 1000000)::bigint + 1000
        and (to_timestamp(${PUBLISHED} / 1000)::timestamptz(3), 's-' || t.${id}) < ($2::timestamptz, $3)
      order by t.sort_key desc limit ${MOST_ROWS}
    ) t order by t.at desc, 1 desc limit ${MOST_ROWS}`;
}

const newest: KeysetStatement = {
  name: 'notification_newest',
  text: `
    select distinct on (t."occurredAt", t.id) t.*, (extract(epoch from t."occurredAt") * 1000)::float8 as key from (
      (${OWN}) union all (${GROWN_LISTS}) union all (${newStories('person')}) union all (${newStories('publication')})
    ) t order by t."occurredAt" desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/**
 * What the viewer is told of, newest first: their own rows, lists that grew and stories that came out, which are
 * one row for all, or none. The cost depends on what is asked for, and not on how much is kept.
 */
export function notificationCandidates(
  context: ReadContext,
  personId: string,
  kinds: readonly NotificationKind[],
  page: Page,
  /** Nothing up to this moment, where it is given. */
  since: Date | null = null,
): Promise<readonly NotificationRow[]> {
  return keysetRows<NotificationRow>(context, { ...newest, values: [kinds, since] }, personId, page);
}
