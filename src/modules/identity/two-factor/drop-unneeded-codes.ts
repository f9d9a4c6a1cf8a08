import type { CommandContext } from '#modules/ground/command-context.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { deleteRecoveryCodes } from './two-factor.store.ts';

/** Without a second factor there is nothing to recover: codes that lie about would only be a risk. */
export async function dropUnneededCodes(context: CommandContext, personId: string): Promise<void> {
  if (!(await hasSecondFactor(context, personId))) await deleteRecoveryCodes(context.database, personId);
}
