import { PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { passwordMessages } from '#shared/messages/passwords.ts';
import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import type { WaysInOutcome } from '#modules/identity/passwords/set-password.ts';
import { canSignIn, isPasswordStillAllowed, lockWaysIn, type WaysIn } from '#modules/identity/passwords/ways-in.ts';
import { forgetPasskeyChoice } from '#modules/identity/two-factor/forget-passkey-choice.ts';
import { notifyFactorChange } from '#modules/identity/two-factor/notify-factor-change.ts';
import { deletePasskey } from './passkeys.store.ts';

/** Takes one of the viewer's passkeys away, having stepped up; never the last way in. */
export async function removePasskey(context: CommandContext, id: string): Promise<WaysInOutcome> {
  const { personId } = mustChangeWaysIn(context);
  return await withTransaction(context, async (inside) => {
    const ways = await lockWaysIn(inside, personId);
    const left = { ...ways, passkeyCount: ways.passkeyCount - 1 };
    const refusal = findRefusal(left);
    if (refusal !== undefined) return refusal;
    const name = await deletePasskey(inside.database, { id, personId });
    if (name === undefined) return badRequest(twoFactorMessages.passkeyUnknown);
    if (left.passkeyCount === 0) await forgetPasskeyChoice(inside, personId);
    await notifyFactorChange(inside, personId, { kind: 'passkeyRemoved', name });
    return { type: 'AccountSecurity', personId };
  });
}

function findRefusal(left: WaysIn): BadRequest | undefined {
  if (left.passkeyCount < 0) return badRequest(twoFactorMessages.passkeyUnknown);
  if (!canSignIn(left)) return badRequest(passwordMessages.lastWayIn);
  if (isPasswordStillAllowed(left)) return undefined;
  return badRequest(formatMessage(passwordMessages.longerFirst, { minimum: PASSWORD_MIN }));
}
