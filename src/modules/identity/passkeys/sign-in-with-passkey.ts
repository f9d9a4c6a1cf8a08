import type { CommandContext } from '#modules/ground/command-context.ts';
import { refuseSignIn } from '#modules/identity/lockouts/sign-in-refusal.ts';
import { mustOfferMethod } from '#modules/identity/passwords/must-offer-method.ts';
import type { PasswordSignInOutcome } from '#modules/identity/passwords/sign-in-with-password.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import { checkProof } from './check-proof.ts';

/** Signs in by a passkey alone: it is something that one has, unlocked by what one knows or is (rule 140). */
export async function signInWithPasskey(
  context: CommandContext,
  input: { readonly response: string; readonly redirect: string },
): Promise<PasswordSignInOutcome> {
  await mustOfferMethod(context, 'passkey');
  const personId = await checkProof(context, input.response, { purpose: 'signIn' });
  if (personId === undefined) return refuseSignIn('default');
  const proven = { personId, operation: 'login', redirect: input.redirect, method: 'passkey' } as const;
  return { type: 'Token', value: await issueLoginToken(context, proven) };
}
