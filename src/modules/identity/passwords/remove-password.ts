import { passwordMessages } from '#shared/messages/passwords.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from './must-change-ways-in.ts';
import { notifyPasswordChange } from './notify-password-change.ts';
import { deletePassword } from './passwords.store.ts';
import type { WaysInOutcome } from './set-password.ts';
import { canSignIn, lockWaysIn } from './ways-in.ts';

/** Takes the viewer's password away, having stepped up; the email code and the other ways in stay. */
export async function removePassword(context: CommandContext): Promise<WaysInOutcome> {
  const { personId } = mustChangeWaysIn(context);
  return await withTransaction(context, async (inside) => {
    const ways = await lockWaysIn(inside, personId);
    if (!ways.hasPassword) return badRequest(passwordMessages.notSet);
    if (!canSignIn({ ...ways, hasPassword: false })) return badRequest(passwordMessages.lastWayIn);
    await deletePassword(inside.database, personId);
    await notifyPasswordChange(inside, personId, 'removed');
    return { type: 'AccountSecurity', personId };
  });
}
