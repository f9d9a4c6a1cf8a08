import type { Database } from '#platform/database/database.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Keeps that an event came; false where it came before. A second one at the same moment waits for the first. */
export async function insertEvent(
  { kysely }: Database<Tables>,
  event: { readonly provider: ProviderName; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const row = await kysely
    .insertInto('payment_event')
    .values({ provider: event.provider, event_id: event.id, received_at: event.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets events that came before a moment. */
export async function deleteEvents({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('payment_event').where('received_at', '<', before).execute();
}
