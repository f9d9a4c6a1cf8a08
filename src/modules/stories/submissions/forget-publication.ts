import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSettingsOf } from './submissions.store.ts';

/** Forgets what a publication that is deleted kept about submissions; their histories stay with their writers. */
export function forgetPublication(inside: CommandContext, publicationId: string): Promise<void> {
  mustBeProgram(inside);
  return deleteSettingsOf(inside.database, publicationId);
}
