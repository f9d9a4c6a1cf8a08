import type { CommandContext } from '#modules/ground/command-context.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { AdmissionRefusal } from '#modules/identity/registration/admit-account.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { proveEmailAddress } from '#modules/identity/email-verification/prove-email-address.ts';
import { liftPasswordLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import type { SignInOperation } from '#modules/identity/sign-in/sign-in-method.ts';
import type { EmailAuthRequest } from './email-auth.store.ts';

export type Entry = { readonly token: string; readonly operation: SignInOperation };

/**
 * The login token for whoever has read the mail of a request, with a new account where signing up was
 * asked for, the address has none and registration admits it; why not, where it does not. Undefined where there is none
 * and none was asked for. The caller
 * has ended the request, in the same transaction.
 */
export async function enterByEmail(
  context: CommandContext,
  request: EmailAuthRequest,
): Promise<Entry | AdmissionRefusal | undefined> {
  const { address, redirect } = request;
  const known = await findEmailAccount(context, address);
  if (known !== undefined) {
    await proveEmailAddress(context, known);
    // The way out of a password that is locked for good.
    await liftPasswordLockout(context, address);
    const proven = { personId: known.personId, operation: 'login', redirect, method: 'email' } as const;
    return { token: await issueLoginToken(context, proven), operation: 'login' };
  }
  if (request.operation === 'login') return undefined;
  const account = {
    email: address,
    isEmailVerified: true,
    name: request.full_name ?? '',
    visitorHash: request.visitor_hash,
  };
  const created = await createAccount(context, account);
  if ('error' in created)
    return created.error === 'EMAIL_TAKEN' || created.error === 'UNKNOWN' ? undefined : created.error;
  const proven = { personId: created.personId, operation: 'register', redirect, method: 'email' } as const;
  return { token: await issueLoginToken(context, proven), operation: 'register' };
}
