import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { Tables } from '#modules/tables.ts';
import type { Notification, NotificationRow } from './notification.ts';
import { visibleNotifications } from './visible-notifications.ts';

const FIND = `
  select n.id, n.kind, n.story_id as "storyId", n.response_id as "responseId", n.list_id as "listId",
    n.highlight_id as "highlightId", n.note_id as "noteId", n.amount, n.updated_at as "occurredAt",
    (extract(epoch from n.updated_at) * 1000)::float8 as key,
    n.person_id as "personId", n.told_at as "toldAt", n.told_count as "toldCount", s.seen_at as "seenAt"
  from notification n left join notifications_seen s on s.person_id = n.person_id where n.id = $1`;

type Facts = {
  readonly personId: string;
  readonly toldAt: Date | null;
  readonly toldCount: number;
  readonly seenAt: Date | null;
};

export type FoundNotification = Facts & {
  readonly row: NotificationRow;
  /** As its recipient sees it now; undefined where they do not. `reader` looks in their name. */
  readonly present: (reader: ReadContext) => Promise<Notification | undefined>;
};

/** One bundle by its id, for telling its recipient of it. */
export async function findNotification(database: Database<Tables>, id: string): Promise<FoundNotification | undefined> {
  const [row] = await database.query<NotificationRow & Facts>('notification_find', FIND, [id]);
  if (row === undefined) return undefined;
  const { personId, toldAt, toldCount, seenAt } = row;
  const present = async (reader: ReadContext) => (await visibleNotifications(reader, [row], seenAt))[0];
  return { row, personId, toldAt, toldCount, seenAt, present };
}
