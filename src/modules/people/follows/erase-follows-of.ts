import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { countFollowsOfPeople } from '#modules/people/people/count-follows.ts';
import { countFollowOfTag } from '#modules/stories/topics/count-follows.ts';
import { deleteFollowsOf } from './follows.store.ts';

/** Ends every follow of and by somebody who goes, with the counts of everybody else. */
export async function eraseFollowsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  const gone = await deleteFollowsOf(context.database, personId);
  await countFollowsOfPeople(context, gone.people, 'follower_count', -1);
  await countFollowsOfPeople(context, gone.followers, 'following_count', -1);
  for (const id of gone.tags.toSorted()) await countFollowOfTag(context, id, -1);
}
