import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type BuildDocument = { readonly hash: string; readonly name: string; readonly text: string };

type Build = {
  readonly id: string;
  readonly assetNames: readonly string[];
  readonly documents: readonly BuildDocument[];
  readonly now: Date;
};

/** Any number, the same in every process: builds are written down one after another. */
const LOCK = 7_306_118_454;

/** Notes that a build was started once more; false where it is not known yet. */
export async function touchBuild({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const known = await kysely
    .updateTable('build')
    .set({ started_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return known !== undefined;
}

/** Keeps a build and forgets all but the `most` that were started last; answers with those that went. */
export async function insertBuild(
  { transaction }: Database<Tables>,
  { id, assetNames, documents, now }: Build,
  most: number,
): Promise<readonly string[]> {
  return await transaction(async ({ kysely }) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(kysely);
    await kysely
      .insertInto('build_document')
      .values([...documents])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const hashes = documents.map(({ hash }) => hash);
    await kysely
      .insertInto('build')
      .values({ id, asset_names: assetNames, document_hashes: hashes, started_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ started_at: now }))
      .execute();
    const last = kysely.selectFrom('build').select('id').orderBy('started_at', 'desc').orderBy('id').limit(most);
    const gone = await kysely.deleteFrom('build').where('id', 'not in', last).returning('id').execute();
    await sql`
      delete from build_document d where not exists (select from build b where d.hash = any(b.document_hashes))`.execute(
      kysely,
    );
    return gone.map((row) => row.id);
  });
}
