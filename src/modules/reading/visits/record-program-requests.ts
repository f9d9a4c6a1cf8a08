import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { addRequests, type ProgramRequests } from './programs.store.ts';

export type { ProgramRequests };

/** Adds to the counts of pages that programs asked for (rule 187); of stories that nobody may read nothing is kept. */
export async function recordProgramRequests(
  context: CommandContext,
  counts: readonly ProgramRequests[],
): Promise<void> {
  if (counts.length > 0) await withTransaction(context, ({ database }) => addRequests(database, counts));
}
