import type { Tables } from '#modules/ground/tables.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { columnsOf, type PortableTable } from '../tables/portable-table.ts';
import { insertMovedRows, recountFor } from './moved-rows.store.ts';
import { bringLists } from './bring-lists.ts';
import { bringPeople } from './bring-people.ts';
import { bringPublications, bringSeries, bringTags } from './bring-places.ts';
import { bringResponses } from './bring-responses.ts';
import type { OwnWay, RestoredRow, RestoreRun } from './restore-run.ts';

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
