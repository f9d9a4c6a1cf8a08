import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { makeMissingCodes } from './make-missing-codes.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { findTotp } from './read-two-factor.ts';
import { findStep, readTypedCode } from './totp-code.ts';
import { confirmTotp } from './two-factor.store.ts';

const RULE = { most: 30, windowSeconds: 3_600 } as const;

/** Shown once; empty where the person has codes already. */
type NewCodes = { readonly type: 'RecoveryCodes'; readonly codes: readonly string[] };

export type RecoveryCodesOutcome = NewCodes | BadRequest | Busy;

/** Turns the authenticator app on by its first code, and makes recovery codes where there are none. */
export async function confirmAuthenticatorApp(context: CommandContext, code: string): Promise<RecoveryCodesOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const taken = await takeOperation(context, 'confirm authenticator app', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const totp = await findTotp(inside, personId);
    if (totp === undefined || totp.isConfirmed) return badRequest(twoFactorMessages.setupExpired);
    const step = findStep(totp.secret, readTypedCode(code), inside.clock.now());
    if (step === undefined) return badRequest(twoFactorMessages.wrongCode);
    const { sealedSecret } = totp;
    if (!(await confirmTotp(inside.database, { personId, sealedSecret, step })))
      return badRequest(twoFactorMessages.setupExpired);
    const codes = await makeMissingCodes(inside, personId);
    await notifyFactorChange(inside, personId, { kind: 'authenticatorAdded' });
    return { type: 'RecoveryCodes', codes };
  });
}
