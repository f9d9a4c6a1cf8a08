import { takeInResponse } from '#modules/reading/responses/take-in-response.ts';
import { columnsOf, type PortableTable } from '../tables/portable-table.ts';
import { insertMovedRows } from './moved-rows.store.ts';
import type { RestoredRow, RestoreRun } from './restore-run.ts';

/** Responses one after another, parents first; each is counted where it hangs, and nobody is told of it. */
export async function bringResponses(
  run: RestoreRun,
  table: PortableTable,
  rows: readonly RestoredRow[],
): Promise<void> {
  for (const row of rows) {
    const isPlaced = (row['storyId'] === null) !== (row['listId'] === null);
    if (!isPlaced) {
      run.miss(table.file, 'points nowhere');
      continue;
    }
    await takeInResponse(run.context, String(row['source']), async (inside, words) => {
      const made = await insertMovedRows(inside.database, 'response', [{ ...columnsOf(table, row), ...words }]);
      return made.length > 0 ? String(row['id']) : null;
    });
  }
}
