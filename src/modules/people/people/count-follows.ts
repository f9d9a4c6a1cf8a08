import type { CommandContext } from '#modules/ground/command-context.ts';
import { addToCount, addToCounts } from './people.store.ts';

/** Counts a follower of a person, or with -1 one who left. */
export function countFollowOfPerson(context: CommandContext, personId: string, change: number): Promise<void> {
  return addToCount(context.database, personId, 'follower_count', change);
}

/** Counts whom a person follows. */
export function countFollowing(context: CommandContext, personId: string, change: number): Promise<void> {
  return addToCount(context.database, personId, 'following_count', change);
}

/** The same for many people at once. */
export async function countFollowsOfPeople(
  context: CommandContext,
  personIds: readonly string[],
  column: 'follower_count' | 'following_count',
  change: number,
): Promise<void> {
  if (personIds.length > 0) await addToCounts(context.database, personIds, column, change);
}
