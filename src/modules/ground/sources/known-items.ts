import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ItemState, type SourceItem, selectItem, upsertItem } from './sources.store.ts';

export type { SourceItem };

/** What became of an item of a source at an earlier import; undefined when it is new. */
export async function findKnownItem(context: CommandContext, item: SourceItem): Promise<ItemState | undefined> {
  const row = await selectItem(context.database, item);
  return row && { entityId: row.entity_id, contentHash: row.content_hash, stand: row.stand };
}

/** Remembers what an item became, so that the next import finds it. */
export async function rememberItem(
  context: CommandContext,
  item: SourceItem,
  entityId: string,
  { contentHash = null, stand = null }: Partial<Omit<ItemState, 'entityId'>> = {},
): Promise<void> {
  await upsertItem(context.database, item, { entityId, contentHash, stand }, context.clock.now());
}
