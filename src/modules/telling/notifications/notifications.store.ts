import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { News } from '#modules/ground/module-news.ts';
import type { Tables } from '#modules/ground/tables.ts';

// Whoever keeps the actor away is told nothing, now or later (rules 31, 32); the order is one for all who write.
const ADD = `
  with recipient as (
    select p.id as person_id, o.id as fresh_id from unnest($1::text[], $2::text[]) o (person_id, id)
    join person p on p.id = o.person_id and p.state in ('active', 'suspended') and not p.is_unclaimed
    where p.id is distinct from $5
      and not exists (select from person_mute m where m.muter_id = p.id and m.person_id = $5)
      and not exists (select from person_block b
        where (b.blocker_id = p.id and b.person_id = $5) or (b.blocker_id = $5 and b.person_id = p.id))
    order by p.id
  ), bundle as (
    insert into notification as n (id, person_id, kind, bundle_key, story_id, response_id, list_id, highlight_id,
      note_id, amount, submission_id, publication_id, decision_id, created_at, updated_at)
    select r.fresh_id, r.person_id, $3, $4, $7, $8, $9, $10, $11, $12, $13, $14, $15, $6, $6 from recipient r
    on conflict (person_id, bundle_key) do update
      set updated_at = greatest(n.updated_at, excluded.updated_at), response_id = excluded.response_id,
        highlight_id = excluded.highlight_id, note_id = excluded.note_id
    returning n.id
  ), actor as (
    insert into notification_actor as a (notification_id, person_id, acted_at)
    select b.id, $5, $6 from bundle b where $5::text is not null
    on conflict (notification_id, person_id) do update set acted_at = greatest(a.acted_at, excluded.acted_at)
  )
  select id from bundle`;

/** Writes news down for each recipient, in the bundle that is there or a new one; answers the ids of the bundles. */
export async function addNews(
  database: Database<Tables>,
  news: News & { readonly at: Date },
): Promise<readonly string[]> {
  const recipientIds = [...new Set(news.recipientIds)].toSorted();
  if (recipientIds.length === 0) return [];
  const rows = await database.query<{ id: string }>('notification_add', ADD, [
    recipientIds,
    recipientIds.map(() => createId()),
    news.kind,
    news.bundleKey,
    news.actorId,
    news.at,
    news.storyId ?? null,
    news.responseId ?? null,
    news.listId ?? null,
    news.highlightId ?? null,
    news.noteId ?? null,
    news.amount ?? null,
    news.submissionId ?? null,
    news.publicationId ?? null,
    news.decisionId ?? null,
  ]);
  return rows.map(({ id }) => id);
}

const GREW = `
  insert into list_growth (list_id, day, created_at) values ($1, ($2::timestamptz at time zone 'UTC')::date, $2)
  on conflict do nothing returning list_id`;

/** Notes that a list grew on a day of UTC; false where it had that day already (rule 37). */
export async function noteGrowth(database: Database<Tables>, listId: string, at: Date): Promise<boolean> {
  return (await database.query('list_growth_note', GREW, [listId, at])).length > 0;
}

const SEEN = `
  insert into notifications_seen as s (person_id, seen_at) values ($1, $2)
  on conflict (person_id) do update set seen_at = greatest(s.seen_at, excluded.seen_at)`;

/** Everything up to a moment was shown; what was shown stays so. */
export async function markSeen(database: Database<Tables>, personId: string, at: Date): Promise<void> {
  await database.query('notifications_mark_seen', SEEN, [personId, at]);
}

/** Forgets what is older than `before` (rule 78). */
export async function deleteOld(database: Database<Tables>, before: Date): Promise<void> {
  await database.kysely.deleteFrom('notification').where('updated_at', '<', before).execute();
  await database.kysely.deleteFrom('list_growth').where('created_at', '<', before).execute();
}
