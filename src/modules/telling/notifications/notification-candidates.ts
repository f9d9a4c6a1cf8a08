import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { NotificationRow } from './notification.ts';
import { notificationSources } from './notification-sources.ts';

/** One more than the largest page; the statement cuts to what is asked. */
const MOST_ROWS = 51;
const KEY = '(extract(epoch from t."occurredAt") * 1000)::float8 as key';

const newest: KeysetStatement = {
  name: 'notification_newest',
  text: `
    select distinct on (t."occurredAt", t.id) t.*, ${KEY} from (
      (${notificationSources({ most: MOST_ROWS }).join(') union all (')})
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
): Promise<readonly NotificationRow[]> {
  return keysetRows<NotificationRow>(context, { ...newest, values: [kinds] }, personId, page);
}

/** Own judgement: whose unread ones are nearly all hidden from them is not looked at for ever. */
const MOST_UNREAD = 251;

const UNREAD = `
  select t.*, ${KEY} from unnest($1::text[]) o (id)
  left join notifications_seen s on s.person_id = o.id
  cross join lateral (
    (${notificationSources({ most: MOST_UNREAD, since: 's.seen_at' }).join(') union all (')})
  ) t limit ${MOST_UNREAD}`;

/**
 * At most 251 of what is newer than what the viewer saw, in no order, each once. As soon as they are found nothing
 * more is read, so that it costs the same for everybody: no more than those rows and a look at each of 600 sources.
 */
export async function unreadCandidates(
  { database }: Pick<ReadContext, 'database'>,
  personId: string,
): Promise<readonly NotificationRow[]> {
  const rows = await database.query<NotificationRow>('notification_unread', UNREAD, [[personId]]);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
