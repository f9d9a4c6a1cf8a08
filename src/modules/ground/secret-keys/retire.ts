import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteKeptKeys, insertKeptKeys, lockKeys, retireKeys } from './secret-keys.store.ts';
import type { KeptKeyRow } from './read-secret-keys.ts';

type Retirement = {
  readonly numbers: readonly number[];
  readonly isLeaked: boolean;
  readonly kept: readonly KeptKeyRow[];
  /** Ids of what was kept before, and counts no more. */
  readonly gone: readonly string[];
};

/** Within the transaction of whoever looked that nothing needs them. */
export async function retire(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  { numbers, isLeaked, kept, gone }: Retirement,
): Promise<void> {
  await lockKeys(database);
  if (gone.length > 0) await deleteKeptKeys(database, gone);
  await insertKeptKeys(database, kept);
  await retireKeys(database, numbers, { now: clock.now(), isLeaked });
}
