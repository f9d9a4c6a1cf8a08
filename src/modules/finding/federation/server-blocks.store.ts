import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertServerBlocks(
  { kysely }: Database<Tables>,
  blocks: readonly Insertable<Tables['server_block']>[],
): Promise<void> {
  if (blocks.length === 0) return;
  await kysely
    .insertInto('server_block')
    .values([...blocks])
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
}

/** False where it is not blocked. */
export async function deleteServerBlock({ kysely }: Database<Tables>, domain: string): Promise<boolean> {
  const gone = await kysely.deleteFrom('server_block').where('domain', '=', domain).returning('domain').execute();
  return gone.length > 0;
}
