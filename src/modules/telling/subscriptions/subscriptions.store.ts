import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type SubscribedKind = 'person' | 'publication';
type Subscription = { readonly subscriberId: string; readonly kind: SubscribedKind; readonly id: string };

/** Adds the subscription; twice is once. */
export async function insertSubscription(
  { kysely }: Database<Tables>,
  { subscriberId, kind, id, now }: Subscription & { readonly now: Date },
): Promise<void> {
  await sql`
    insert into ${sql.table(`subscribe_${kind}`)} (subscriber_id, ${sql.ref(`${kind}_id`)}, created_at)
    values (${subscriberId}, ${id}, ${now}) on conflict do nothing`.execute(kysely);
}

export async function deleteSubscription(
  { kysely }: Database<Tables>,
  { subscriberId, kind, id }: Subscription,
): Promise<void> {
  await sql`
    delete from ${sql.table(`subscribe_${kind}`)}
    where subscriber_id = ${subscriberId} and ${sql.ref(`${kind}_id`)} = ${id}`.execute(kysely);
}
