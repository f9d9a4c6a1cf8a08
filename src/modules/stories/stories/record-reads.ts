import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ReadCount, addReads } from './reads.store.ts';

/** Adds reads of a day, `YYYY-MM-DD` in UTC; many stories at once, so that readers never wait for it. */
export async function recordReads(context: CommandContext, day: string, counts: readonly ReadCount[]): Promise<void> {
  if (counts.length > 0) await addReads(context.database, day, counts);
}
