import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteTokens } from './personal-tokens.store.ts';

/** Ends a token of the viewer at once. False where they have none of that id. */
export async function endPersonalToken(context: CommandContext, tokenId: string): Promise<boolean> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  return (await deleteTokens(context.database, { personId, tokenId })) > 0;
}

/** Ends all tokens of a person. Part of signing somebody out for good. */
export async function endPersonalTokens({ database }: CommandContext, personId: string): Promise<void> {
  await deleteTokens(database, { personId });
}
