import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertEmailAddress } from './email-addresses.store.ts';

/** Gives a person who has none an address, in lower case; false where somebody has it. Part of making an account. */
export async function addEmailAddress(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  input: { readonly personId: string; readonly address: string; readonly isVerified: boolean },
): Promise<boolean> {
  return await insertEmailAddress(database, { ...input, now: clock.now() });
}
