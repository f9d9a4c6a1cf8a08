import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SuppressionKind } from './mail-suppressions.tables.ts';

type Suppressed = {
  readonly address: string;
  readonly kind: SuppressionKind;
  readonly status: string;
  readonly now: Date;
  readonly until: Date | null;
};

/** Holds mail back from an address; once more makes it the newest reason of its kind. */
export async function upsertSuppression(
  { kysely }: Database<Tables>,
  { address, kind, status, now, until }: Suppressed,
): Promise<void> {
  const change = { status, since: now, until };
  await kysely
    .insertInto('mail_suppression')
    .values({ address, kind, ...change })
    .onConflict((conflict) => conflict.columns(['address', 'kind']).doUpdateSet(change))
    .execute();
}

/** Notes that mail came back for now; how often that was since a time, this one included. */
export async function insertSetback(
  { kysely }: Database<Tables>,
  { address, now, since }: { readonly address: string; readonly now: Date; readonly since: Date },
): Promise<number> {
  await kysely.insertInto('mail_setback').values({ address, happened_at: now }).execute();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail_setback where address = ${address} and happened_at > ${since}`.execute(
    kysely,
  );
  return rows[0]?.count ?? 0;
}

/** Lets mail to an address again, as if nothing had come back. */
export async function deleteSuppressions({ kysely }: Database<Tables>, address: string): Promise<void> {
  await kysely.deleteFrom('mail_suppression').where('address', '=', address).execute();
  await kysely.deleteFrom('mail_setback').where('address', '=', address).execute();
}

export async function deleteOldSuppressions({ kysely }: Database<Tables>, now: Date, before: Date): Promise<void> {
  await kysely.deleteFrom('mail_suppression').where('until', '<', now).execute();
  await kysely.deleteFrom('mail_setback').where('happened_at', '<', before).execute();
}
