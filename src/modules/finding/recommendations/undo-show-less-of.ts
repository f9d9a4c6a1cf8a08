import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteLessWanted, type LessWantedKind } from './recommendations.store.ts';

/**
 * Takes one thing back of which the viewer asked to see less, whatever else went with it: by its id, since a story of
 * it may be gone by now. That it was not asked for is well too.
 */
export async function undoShowLessOf(
  { viewer, database }: CommandContext,
  target: { readonly kind: LessWantedKind; readonly targetId: string },
): Promise<void> {
  if (viewer === null) throw new NotAllowed();
  await deleteLessWanted(database, { personId: viewer.personId, ...target });
}
