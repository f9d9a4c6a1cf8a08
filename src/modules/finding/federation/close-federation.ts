import type { CommandContext } from '#modules/ground/command-context.ts';
import { closeActor } from './actors.store.ts';
import { removeAllFollowers } from './followers.store.ts';
import { sendToFollowers } from './send-to-followers.ts';
import { forgetServers } from './servers.store.ts';
import { forgetAllTold } from './told-stories.store.ts';

/** Says goodbye to every server and forgets the followers. Call it inside a transaction, having decided that it may be. */
export async function closeFederation(inside: CommandContext, personId: string): Promise<void> {
  const { database } = inside;
  if (!(await closeActor(database, personId, inside.clock.now()))) return;
  await sendToFollowers(database, personId, { kind: 'goodbye' });
  await removeAllFollowers(database, personId);
  await forgetServers(database, personId);
  await forgetAllTold(database, personId);
}
