import type { CommandContext } from '#modules/ground/command-context.ts';
import { addStoryCounts, addWriterCounts } from './publications.store.ts';

export type WriterChange = { readonly publicationId: string; readonly personId: string; readonly change: number };

/** Adds to the number of listed stories of publications, by id, and of the people who write in them. */
export async function countStoriesOfPublications(
  context: CommandContext,
  changes: ReadonlyMap<string, number>,
  writers: readonly WriterChange[],
): Promise<void> {
  if (changes.size > 0) await addStoryCounts(context.database, changes);
  if (writers.length > 0) await addWriterCounts(context.database, writers);
}
