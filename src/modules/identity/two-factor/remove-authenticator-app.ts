import { PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { passwordMessages } from '#shared/messages/passwords.ts';
import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import type { WaysInOutcome } from '#modules/identity/passwords/set-password.ts';
import { isPasswordStillAllowed, lockWaysIn } from '#modules/identity/passwords/ways-in.ts';
import { dropUnneededCodes } from './drop-unneeded-codes.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { deleteTotp } from './two-factor.store.ts';

/** Takes the viewer's authenticator app away, having stepped up. A password that needs it must go first. */
export async function removeAuthenticatorApp(context: CommandContext): Promise<WaysInOutcome> {
  const { personId } = mustChangeWaysIn(context);
  return await withTransaction(context, async (inside) => {
    const ways = await lockWaysIn(inside, personId);
    if (!ways.hasAuthenticatorApp) return badRequest(twoFactorMessages.appNotThere);
    if (!isPasswordStillAllowed({ ...ways, hasAuthenticatorApp: false }))
      return badRequest(formatMessage(passwordMessages.longerFirst, { minimum: PASSWORD_MIN }));
    await deleteTotp(inside.database, personId);
    await dropUnneededCodes(inside, personId);
    await notifyFactorChange(inside, personId, { kind: 'authenticatorRemoved' });
    return { type: 'AccountSecurity', personId };
  });
}
