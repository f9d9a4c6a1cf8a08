import { createId } from '#modules/ground/create-id.ts';
import { isSeriesSlugTaken } from '#modules/stories/series/is-series-slug-taken.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';
import { columnsOf, type PortableTable } from '../tables/portable-table.ts';
import { insertMovedRows, selectIds } from './moved-rows.store.ts';
import type { RestoredRow, RestoreRun } from './restore-run.ts';

/** A tag is what its slug says: where there is one already, it is that. */
export async function bringTags(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
  const { database } = run.context;
  const named = rows.filter((row) => slugifyAnyScript(String(row['slug'])) === row['slug']);
  await insertMovedRows(
    database,
    'tag',
    named.map((row) => columnsOf(table, row)),
  );
  const slugs = named.map((row) => String(row['slug']));
  const found = await database.kysely.selectFrom('tag').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const ids = new Map(found.map(({ id, slug }) => [slug, id]));
  for (const row of named) {
    const here = ids.get(String(row['slug']));
    if (here !== undefined && here !== row['id']) run.ids.put('tag', String(row['id']), here);
  }
}

/** A publication is what its slug says. One that is here already stays as it is, and the import makes nobody its staff. */
export async function bringPublications(
  run: RestoreRun,
  table: PortableTable,
  rows: readonly RestoredRow[],
): Promise<void> {
  const { database } = run.context;
  for (const row of rows) {
    const [archived, slug] = [String(row['id']), String(row['slug'])];
    const made = await insertMovedRows(database, 'publication', [columnsOf(table, row)]);
    if (made.length > 0) {
      run.madePublications.add(archived);
      run.count('publications');
      continue;
    }
    if ((await selectIds(database, 'publication', [archived])).has(archived)) continue;
    const found = database.kysely.selectFrom('publication').select('id').where('slug', '=', slug);
    const here = await found.executeTakeFirst();
    if (here !== undefined) run.ids.put('publication', archived, here.id);
  }
}

export async function bringSeries(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
  const { database } = run.context;
  for (const row of rows) {
    if ((await selectIds(database, 'series', [String(row['id'])])).size > 0) continue;
    const slug = String(row['slug']);
    const isTaken = await isSeriesSlugTaken(run.context, slug);
    const columns = { ...columnsOf(table, row), slug: isTaken ? `${slug}-${createId()}` : slug };
    await insertMovedRows(database, 'series', [columns]);
  }
}
