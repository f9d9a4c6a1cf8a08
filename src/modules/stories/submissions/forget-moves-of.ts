import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { blankEventsOf } from './submissions.store.ts';

/** Leaves of what somebody did about others' submissions the move and its day alone. For the program alone. */
export async function forgetMovesOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await blankEventsOf(context.database, personId);
}
