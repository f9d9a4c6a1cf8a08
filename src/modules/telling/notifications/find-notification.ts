import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Notification, NotificationRow } from './notification.ts';
import { visibleNotifications } from './visible-notifications.ts';

const FIND = `
  select n.id, n.kind, n.story_id as "storyId", n.response_id as "responseId", n.list_id as "listId",
    n.highlight_id as "highlightId", n.note_id as "noteId", n.submission_id as "submissionId",
    n.publication_id as "publicationId", n.decision_id as "decisionId", n.amount, n.updated_at as "occurredAt",
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
  return foundOf(await database.query<NotificationRow & Facts>('notification_find', FIND, [id]));
}

// Such a story is no row of those who are told of it (0021); its moment is that of the page.
const FIND_NEW_STORY = `
  select $3::text as id, 'NEW_STORY' as kind, s.id as "storyId", null as "responseId", null as "listId",
    null as "highlightId", null as "noteId", null as "submissionId", null as "publicationId", null as "decisionId",
    null::integer as amount,
    to_timestamp(floor(s.sort_key / 1000.0) / 1000)::timestamptz(3) as "occurredAt",
    floor(s.sort_key / 1000.0)::float8 as key,
    $2::text as "personId", null::timestamptz as "toldAt", 0 as "toldCount",
    (select n.seen_at from notifications_seen n where n.person_id = $2) as "seenAt"
  from story s where s.id = $1 and s.is_listed`;

/** By this id pages of notifications and pushes mean the same new story. */
export function newStoryId(storyId: string): string {
  return `s-${storyId}`;
}

/** What one person is told by an id: a bundle of theirs, or a story that is new to its subscribers. */
export async function findNotificationOf(
  database: Database<Tables>,
  { id, personId }: { readonly id: string; readonly personId: string },
): Promise<FoundNotification | undefined> {
  const [, storyId] = /^s-(.+)$/.exec(id) ?? [];
  if (storyId === undefined) {
    const found = await findNotification(database, id);
    return found?.personId === personId ? found : undefined;
  }
  const values = [storyId, personId, id];
  return foundOf(await database.query<NotificationRow & Facts>('notification_find_new_story', FIND_NEW_STORY, values));
}

function foundOf([row]: readonly (NotificationRow & Facts)[]): FoundNotification | undefined {
  if (row === undefined) return undefined;
  const { personId, toldAt, toldCount, seenAt } = row;
  const present = async (reader: ReadContext) => (await visibleNotifications(reader, [row], seenAt))[0];
  return { row, personId, toldAt, toldCount, seenAt, present };
}
