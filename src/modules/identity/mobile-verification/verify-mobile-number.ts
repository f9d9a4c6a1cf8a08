import { isSameText } from '#platform/secrets/is-same-text.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type MobileRefusal, mobileRefusal, refusalOfState } from './mobile-refusals.ts';
import { keyedHash } from './mobile-secrets.ts';
import { deleteCode, deleteNumber, keepNumber, takeTry } from './mobile-verification.store.ts';

/** As a code of signing in (rule 136). */
const MOST_TRIES = 5;

export type NumberVerified = { readonly type: 'MobileNumberVerified' };

/**
 * Notes that the viewer reads what comes to a telephone: an optional sign of trust, and no way to sign in
 * (rule 142). One number stands for one account; whose it is else is not told.
 */
export async function verifyMobileNumber(
  context: CommandContext,
  code: string,
): Promise<NumberVerified | MobileRefusal> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const refusal = refusalOfState(context.viewer?.isSuspended === true ? 'suspended' : 'active');
  if (refusal !== undefined) return refusal;
  const now = context.clock.now();
  // Outside the transaction: a try counts whatever comes of it.
  const waiting = await takeTry(context.database, { personId, most: MOST_TRIES, now });
  const given = keyedHash(context, `${personId} ${code.trim()}`);
  if (waiting === undefined || !isSameText(given, waiting.codeHash)) {
    return mobileRefusal('USER_NOT_MOBILE_VERIFIED');
  }
  return await withTransaction(context, async ({ database }) => {
    await deleteCode(database, personId);
    const isKept = await keepNumber(database, {
      person_id: personId,
      number_hash: waiting.numberHash,
      last_digits: waiting.lastDigits,
      verified_at: now,
    });
    return isKept ? { type: 'MobileNumberVerified' } : mobileRefusal('USER_NOT_MOBILE_VERIFIED');
  });
}

/** Forgets the viewer's number. */
export async function removeMobileNumber(context: CommandContext): Promise<void> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  await deleteCode(context.database, personId);
  await deleteNumber(context.database, personId);
}
