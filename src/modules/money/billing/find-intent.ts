import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { intentOfRow } from './payment-intents.store.ts';

/** One intent, or null. */
export async function findIntent({ kysely }: Database<Tables>, id: string): Promise<PaymentIntent | null> {
  const row = await kysely.selectFrom('payment_intent').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : intentOfRow(row);
}

/** What became of a form that was sent before, or null. */
export async function findIntentOfForm(
  { kysely }: Database<Tables>,
  personId: string,
  formKey: string | null,
): Promise<PaymentIntent | null> {
  if (formKey === null) return null;
  const row = await kysely
    .selectFrom('payment_intent')
    .selectAll()
    .where('person_id', '=', personId)
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  return row === undefined ? null : intentOfRow(row);
}
