import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteEntriesOf, deleteEntry } from './reading-history.store.ts';

/** Takes one story out of the viewer's history, with the place where they stopped. */
export async function removeFromHistory(context: CommandContext, storyId: string): Promise<void> {
  await deleteEntry(context.database, mustBeSomebody(context), storyId);
}

/** Empties the viewer's history. */
export async function clearHistory(context: CommandContext): Promise<void> {
  await deleteEntriesOf(context.database, mustBeSomebody(context));
}

function mustBeSomebody({ viewer }: CommandContext): string {
  if (viewer === null) throw new NotAllowed();
  return viewer.personId;
}
