import { columnsOf, type PortableTable } from '../tables/portable-table.ts';
import { insertMovedRows } from './moved-rows.store.ts';
import type { RestoredRow, RestoreRun } from './restore-run.ts';

/** Somebody has one Reading list: what another holds comes into the one that is here. */
export async function bringLists(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
  const { database } = run.context;
  for (const row of rows) {
    const made = await insertMovedRows(database, 'list', [columnsOf(table, row)]);
    if (made.length > 0 || row['kind'] === 'custom') continue;
    const here = await database.kysely
      .selectFrom('list')
      .select('id')
      .where('owner_id', '=', String(row['ownerId']))
      .where('kind', '=', row['kind'] as 'reading')
      .executeTakeFirst();
    if (here !== undefined && here.id !== row['id']) run.ids.put('list', String(row['id']), here.id);
  }
}
