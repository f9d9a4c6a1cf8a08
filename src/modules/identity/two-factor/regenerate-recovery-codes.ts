import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { busy } from '#modules/ground/busy.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { lockWaysIn } from '#modules/identity/passwords/ways-in.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { RecoveryCodesOutcome } from './confirm-authenticator-app.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { makeCodes } from './make-missing-codes.ts';
import { notifyFactorChange } from './notify-factor-change.ts';

/** Each time hashes ten codes. */
const RULE = { most: 10, windowSeconds: 3_600 } as const;

/** Ten new recovery codes, shown this once; those from before are void. */
export async function regenerateRecoveryCodes(context: CommandContext): Promise<RecoveryCodesOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const taken = await takeOperation(context, 'recovery codes', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    await lockWaysIn(inside, personId);
    if (!(await hasSecondFactor(inside, personId))) return badRequest(twoFactorMessages.twoFactorOff);
    const codes = await makeCodes(inside, personId);
    await notifyFactorChange(inside, personId, { kind: 'recoveryCodesMade' });
    return { type: 'RecoveryCodes', codes };
  });
}
