import type { Tables } from '#modules/ground/tables.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { takeInResponse } from '#modules/reading/responses/take-in-response.ts';
import { columnsOf, type PortableTable } from '../tables/portable-table.ts';
import { insertMovedRows, recountFor } from './moved-rows.store.ts';
import { bringPeople } from './bring-people.ts';
import { bringPublications, bringSeries, bringTags } from './bring-places.ts';
import type { OwnWay, RestoredRow, RestoreRun } from './restore-run.ts';

/** Responses one after another, parents first; each is counted where it hangs, and nobody is told of it. */
async function bringResponses(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
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

/** Somebody has one Reading list: what another holds comes into the one that is here. */
async function bringLists(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
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

export const ownWays: Partial<Record<keyof Tables, OwnWay>> = {
  person: bringPeople,
  tag: bringTags,
  publication: bringPublications,
  publication_page: bringPages,
  series: bringSeries,
  list: bringLists,
  response: bringResponses,
};

/** Rows that are no more than that. */
export async function bringRows(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
  await run.context.database.transaction(async (database) => {
    const made = await insertMovedRows(
      database,
      table.table,
      rows.map((row) => columnsOf(table, row)),
    );
    await recountFor(database, table.table, made);
  });
}

/** A page is drawn from its document: HTML of others is never shown. */
async function bringPages(run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]): Promise<void> {
  const { siteUrl } = run.context.config;
  for (const row of rows) {
    const document = storyDocumentSchema.parse(row['document']);
    const { html } = await renderBody(document, { target: 'page', language: 'en', siteUrl });
    await insertMovedRows(run.context.database, table.table, [{ ...columnsOf(table, row), body_html: html }]);
  }
}
