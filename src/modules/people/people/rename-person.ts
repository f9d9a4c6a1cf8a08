import type { CommandContext } from '#modules/ground/command-context.ts';
import { updatePerson } from './people.store.ts';

/** Writes a username that was found free. Part of changing it; throws where somebody took it meanwhile. */
export async function renamePerson(context: CommandContext, personId: string, username: string): Promise<void> {
  await updatePerson(context.database, personId, { username, updated_at: context.clock.now() });
}
