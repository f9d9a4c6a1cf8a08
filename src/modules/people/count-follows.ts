import type { CommandContext } from '#modules/command-context.ts';
import { addToCount } from './people.store.ts';

/** Counts a follower of a person, or with -1 one who left. */
export function countFollowOfPerson(context: CommandContext, personId: string, change: number): Promise<void> {
  return addToCount(context.database, personId, 'follower_count', change);
}

/** Counts whom a person follows. */
export function countFollowing(context: CommandContext, personId: string, change: number): Promise<void> {
  return addToCount(context.database, personId, 'following_count', change);
}
