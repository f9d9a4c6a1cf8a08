import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Busy } from '#modules/ground/busy.ts';
import type { SignInRefusal } from '#modules/identity/lockouts/sign-in-refusal.ts';
import type { LoginToken } from '#modules/identity/passwords/sign-in-with-password.ts';
import { finishPendingSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import { notFound } from '#modules/ground/refusals.ts';

export type Expired = { readonly type: 'NotFound'; readonly message: string };
export type SecondStepOutcome = LoginToken | SignInRefusal | Expired | Busy;

/** No sign-in waits in this browser, or none any more. */
export function signInExpired(): Expired {
  return notFound(twoFactorMessages.signInExpired);
}

/** The login token for who has given the second factor. */
export async function finishSecondStep(context: CommandContext, personId: string): Promise<SecondStepOutcome> {
  const token = await finishPendingSignIn(context, personId);
  return token === undefined ? signInExpired() : { type: 'Token', value: token };
}
