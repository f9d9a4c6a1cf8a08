import type { CommandContext } from '#modules/ground/command-context.ts';
import { readUnusedCodes } from './read-two-factor.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './two-factor.store.ts';

/** Ten recovery codes for who has none left; nothing for who has. The caller has locked the change. */
export async function makeMissingCodes(context: CommandContext, personId: string): Promise<readonly string[]> {
  const left = await readUnusedCodes(context, personId);
  return left.length > 0 ? [] : await makeCodes(context, personId);
}

/** Ten recovery codes in place of those from before. */
export async function makeCodes(context: CommandContext, personId: string): Promise<readonly string[]> {
  const { codes, salt, hashes } = await createRecoveryCodes(context.secrets);
  await replaceRecoveryCodes(context.database, { personId, salt, hashes, now: context.clock.now() });
  return codes;
}
