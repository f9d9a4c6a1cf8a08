import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ReadCount, setReads } from './reads.store.ts';

/** Writes down the reads of a day, `YYYY-MM-DD` in UTC, in the place of earlier figures; many stories at once. */
export async function recordReads(context: CommandContext, day: string, counts: readonly ReadCount[]): Promise<void> {
  if (counts.length > 0) await setReads(context.database, day, counts);
}
