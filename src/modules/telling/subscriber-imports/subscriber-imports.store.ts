import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SubscriberVerdict } from '#shared/newsletters/subscriber-import-rules.ts';

type Wanted = {
  readonly id: string;
  readonly newsletterId: string;
  readonly personId: string;
  readonly fileName: string;
  readonly origin: string;
  readonly now: Date;
};

/** Notes a list that is there to be read; false where the newsletter has one that is not done yet. */
export async function insertSubscriberImport({ kysely }: Database<Tables>, wanted: Wanted): Promise<boolean> {
  const inserted = await kysely
    .insertInto('subscriber_import')
    .values({
      id: wanted.id,
      newsletter_id: wanted.newsletterId,
      person_id: wanted.personId,
      state: 'waiting',
      file_name: wanted.fileName,
      origin: wanted.origin,
      requested_at: wanted.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Says that it is read now, and how many rows it has. */
export async function startSubscriberImport({ kysely }: Database<Tables>, id: string, total: number): Promise<void> {
  await kysely
    .updateTable('subscriber_import')
    .set({ state: 'running', total_count: total })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

type Judged = { readonly place: number; readonly address: string; readonly verdict: SubscriberVerdict };

const ROWS = `
  insert into subscriber_import_row (import_id, place, address, verdict)
  select $1, r.place, r.address, r.verdict from unnest($2::integer[], $3::text[], $4::text[]) r(place, address, verdict)`;

/** Keeps the verdicts of some rows, and that they have them. */
export async function keepVerdicts(database: Database<Tables>, id: string, rows: readonly Judged[]): Promise<void> {
  const values = [
    rows.map(({ place }) => place),
    rows.map(({ address }) => address),
    rows.map(({ verdict }) => verdict),
  ];
  await database.query('subscriber_import_rows', ROWS, [id, ...values]);
  const done = rows.at(-1)?.place ?? 0;
  await database.kysely.updateTable('subscriber_import').set({ done_count: done }).where('id', '=', id).execute();
}

/** Ends an import, with a sentence where nothing came in; false where it had ended. */
export async function finishSubscriberImport(
  { kysely }: Database<Tables>,
  id: string,
  { fault, now }: { readonly fault: string | null; readonly now: Date },
): Promise<boolean> {
  const ended = await kysely
    .updateTable('subscriber_import')
    .set({ state: fault === null ? 'done' : 'failed', fault, finished_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Notes that some of it joined. */
export async function markReleased({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  await kysely.updateTable('subscriber_import').set({ released_at: now }).where('id', '=', id).execute();
}

/** Takes the rows of lists away that were done before; who came in stays. */
export async function deleteOldVerdicts({ kysely }: Database<Tables>, finishedBy: Date): Promise<void> {
  const old = kysely.selectFrom('subscriber_import').select('id').where('finished_at', '<=', finishedBy);
  await kysely.deleteFrom('subscriber_import_row').where('import_id', 'in', old).execute();
}
