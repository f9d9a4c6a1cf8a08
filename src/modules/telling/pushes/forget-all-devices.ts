import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteAllDevices } from './pushes.store.ts';

/** Forgets every browser that allowed pushes: the site has another name for push services now, and each must allow it again. */
export async function forgetAllDevices(inside: CommandContext): Promise<void> {
  mustBeProgram(inside);
  await deleteAllDevices(inside.database);
}
