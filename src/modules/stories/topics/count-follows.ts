import type { CommandContext } from '#modules/ground/command-context.ts';
import { addFollower } from './topics.store.ts';

/** Counts a follower of a tag, or with -1 one who left. */
export function countFollowOfTag(context: CommandContext, id: string, change: number): Promise<void> {
  return addFollower(context.database, id, change);
}
