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
    .select(['entity_id', 'content_hash', 'stand'])
    .where('source_key', '=', item.sourceKey)
    .where('kind', '=', item.kind)
    .where('item_key', '=', item.itemKey)
    .executeTakeFirst();
}

export type ItemState = {
  readonly entityId: string;
  readonly contentHash: string | null;
  readonly stand: string | null;
};

export async function upsertItem(
  database: Database<Tables>,
  item: SourceItem,
  { entityId, contentHash, stand }: ItemState,
  now: Date,
): Promise<void> {
  const state = { entity_id: entityId, content_hash: contentHash, stand, updated_at: now };
  await database.kysely
    .insertInto('import_item')
    .values({
      source_key: item.sourceKey,
      kind: item.kind,
      item_key: item.itemKey,
      ...state,
    })
    .onConflict((conflict) => conflict.columns(['source_key', 'kind', 'item_key']).doUpdateSet(state))
    .execute();
}
