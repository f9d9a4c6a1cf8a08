import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { forgetHoldOf } from '#modules/ground/mail-suppressions/lift-mail-hold.ts';
import { endAllSessions } from '#modules/identity/sessions/end-all-sessions.ts';
import { settleUnproven } from '#modules/identity/providers/settle-unproven.ts';
import { deleteVerifications, markVerified } from './email-addresses.store.ts';

/**
 * Notes that whoever asks reads the mail of this address of `personId`. Where nobody had shown that
 * before, somebody else may have made the account under an address that is not theirs: every session and every
 * connection to a provider ends, save where the person who is signed in proves it.
 */
export async function proveEmailAddress(
  context: CommandContext,
  proven: { readonly personId: string; readonly address: string },
): Promise<void> {
  if (!(await markVerified(context.database, proven))) return;
  await forgetHoldOf(context, proven.address);
  const { personId } = proven;
  const isOwnSession = context.viewer?.personId === personId;
  await deleteVerifications(context.database, { personId });
  await settleUnproven(context, { personId, isOwnSession });
  if (!isOwnSession) await endAllSessions(asProgram(context), personId);
}
