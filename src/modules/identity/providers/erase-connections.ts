import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteConnections } from './providers.store.ts';

/** Forgets who a person is at every provider: part of erasing an account (rule 143). */
export async function eraseConnections(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await deleteConnections(context.database, personId);
}
