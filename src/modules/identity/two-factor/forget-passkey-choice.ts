import type { CommandContext } from '#modules/ground/command-context.ts';
import { dropUnneededCodes } from './drop-unneeded-codes.ts';
import { upsertPasskeyChoice } from './two-factor.store.ts';

/** For who removed their last passkey: a second step by passkey must not come back with the next one. */
export async function forgetPasskeyChoice(context: CommandContext, personId: string): Promise<void> {
  const { database, clock } = context;
  await upsertPasskeyChoice(database, { personId, asksForPasskey: false, now: clock.now() });
  await dropUnneededCodes(context, personId);
}
