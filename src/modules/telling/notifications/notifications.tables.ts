import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** What one person is told, with all who did the same. */
type NotificationTable = {
  id: string;
  person_id: Once<string>;
  kind: Once<string>;
  bundle_key: Once<string>;
  story_id: string | null;
  response_id: string | null;
  list_id: string | null;
  highlight_id: string | null;
  note_id: string | null;
  submission_id: string | null;
  publication_id: string | null;
  decision_id: string | null;
  /** How many, of a milestone. */
  amount: number | null;
  created_at: Once<Date>;
  updated_at: Date;
  /** When a mail or a push last told of it, and of how many. */
  told_at: Date | null;
  told_count: Generated<number>;
};
type NotificationActorTable = { notification_id: string; person_id: string; acted_at: Date };
/** Everything up to here was shown: what is newer counts as unread. */
type NotificationsSeenTable = { person_id: string; seen_at: Date };
/** A day on which a public list grew: one row for all who follow it. */
type ListGrowthTable = { list_id: string; day: Date; created_at: Date };

/** Written by `notifications.store.ts` and `tell.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    notification: NotificationTable;
    notification_actor: NotificationActorTable;
    notifications_seen: NotificationsSeenTable;
    list_growth: ListGrowthTable;
  }
}
