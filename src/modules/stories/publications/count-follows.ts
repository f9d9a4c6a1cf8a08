import type { CommandContext } from '#modules/ground/command-context.ts';
import { addFollower } from './publications.store.ts';

/** Counts a follower of a publication, or with -1 one who left. */
export function countFollowOfPublication(context: CommandContext, id: string, change: number): Promise<void> {
  return addFollower(context.database, id, change);
}
