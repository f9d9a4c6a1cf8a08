import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type SourceItem = {
  readonly sourceKey: string;
  readonly kind: Tables['import_item']['kind'];
  readonly itemKey: string;
};

export function selectItem(database: Database<Tables>, item: SourceItem) {
  return database.kysely
    .selectFrom('import_item')
    .select(['entity_id', 'content_hash'])
    .where('source_key', '=', item.sourceKey)
    .where('kind', '=', item.kind)
    .where('item_key', '=', item.itemKey)
    .executeTakeFirst();
}

export async function upsertItem(
  database: Database<Tables>,
  item: SourceItem,
  entityId: string,
  contentHash: string | null,
  now: Date,
): Promise<void> {
  await database.kysely
    .insertInto('import_item')
    .values({
      source_key: item.sourceKey,
      kind: item.kind,
      item_key: item.itemKey,
      entity_id: entityId,
      content_hash: contentHash,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source_key', 'kind', 'item_key'])
        .doUpdateSet({ entity_id: entityId, content_hash: contentHash, updated_at: now }),
    )
    .execute();
}
