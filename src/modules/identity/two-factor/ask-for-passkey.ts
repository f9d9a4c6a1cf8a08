import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { busy } from '#modules/ground/busy.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { lockWaysIn } from '#modules/identity/passwords/ways-in.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { RecoveryCodesOutcome } from './confirm-authenticator-app.ts';
import { dropUnneededCodes } from './drop-unneeded-codes.ts';
import { makeMissingCodes } from './make-missing-codes.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { upsertPasskeyChoice } from './two-factor.store.ts';

const RULE = { most: 20, windowSeconds: 3_600 } as const;

/** Whether email, password and the providers must be followed by one of the viewer's passkeys (rule 140). */
export async function askForPasskey(context: CommandContext, isAsked: boolean): Promise<RecoveryCodesOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const taken = await takeOperation(context, 'ask for passkey', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const ways = await lockWaysIn(inside, personId);
    if (isAsked && ways.passkeyCount === 0) return badRequest(twoFactorMessages.noPasskey);
    await upsertPasskeyChoice(inside.database, { personId, asksForPasskey: isAsked, now: inside.clock.now() });
    const codes = isAsked ? await makeMissingCodes(inside, personId) : [];
    await dropUnneededCodes(inside, personId);
    await notifyFactorChange(inside, personId, { kind: isAsked ? 'passkeyAsked' : 'passkeyNotAsked' });
    return { type: 'RecoveryCodes', codes };
  });
}
