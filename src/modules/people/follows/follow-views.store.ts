import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const VIEW = `
  insert into feed_view as v (person_id, feed_id, viewed_at) values ($1, $2, $3)
  on conflict (person_id, feed_id) do update set viewed_at = greatest(v.viewed_at, excluded.viewed_at)`;

/** Notes when a person last looked at a feed of theirs. */
export async function upsertFeedView(
  database: Database<Tables>,
  { personId, feedId, now }: { readonly personId: string; readonly feedId: string; readonly now: Date },
): Promise<void> {
  await database.query('feed_view_upsert', VIEW, [personId, feedId, now]);
}

const viewed = (kind: 'person' | 'publication'): string => `
  update follow_${kind} set viewed_at = greatest(viewed_at, $3) where follower_id = $1 and ${kind}_id = $2 returning 1`;

/** Notes when a person last looked at somebody or something that they follow; false where they do not follow it. */
export async function markViewed(
  database: Database<Tables>,
  { personId, entityId, now }: { readonly personId: string; readonly entityId: string; readonly now: Date },
): Promise<boolean> {
  for (const kind of ['person', 'publication'] as const) {
    const rows = await database.query(`follow_viewed_${kind}`, viewed(kind), [personId, entityId, now]);
    if (rows.length > 0) return true;
  }
  return false;
}
