import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSignInOptions } from '#modules/identity/sign-in/read-sign-in-options.ts';

/** Refuses a way of signing in that the operator has switched off by its flag. */
export async function mustOfferMethod(context: CommandContext, method: 'password' | 'passkey'): Promise<void> {
  const { methods } = await readSignInOptions(context);
  if (!methods[method]) throw new NotAllowed();
}
