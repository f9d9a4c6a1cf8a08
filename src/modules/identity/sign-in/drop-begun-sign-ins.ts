import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteBegun } from './sign-in.store.ts';

/**
 * Takes away what a person's sign-ins that have only begun wait with, login tokens and second steps, in
 * every browser. Part of ending sessions: else somebody halfway in would come in after all.
 */
export async function dropBegunSignIns({ database }: CommandContext, personId: string): Promise<void> {
  await deleteBegun(database, personId);
}
