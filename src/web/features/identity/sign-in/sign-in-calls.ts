import type { SusiOperation } from '#shared/identity/sign-in-config.ts';
import { SignInWithPasskeyDocument } from '#web/generated/SignInWithPasskey.ts';
import { SignInWithPasswordDocument } from '#web/generated/SignInWithPassword.ts';
import { StartPasskeySecondFactorDocument } from '#web/generated/StartPasskeySecondFactor.ts';
import { StartPasskeySignInDocument } from '#web/generated/StartPasskeySignIn.ts';
import { UseEmailAuthMutationDocument } from '#web/generated/UseEmailAuthMutation.ts';
import { VerifyLoginCodeDocument } from '#web/generated/VerifyLoginCode.ts';
import { VerifyPasskeySecondFactorDocument } from '#web/generated/VerifyPasskeySecondFactor.ts';
import { VerifyRecoveryCodeDocument } from '#web/generated/VerifyRecoveryCode.ts';
import { VerifyTwoFactorCodeDocument } from '#web/generated/VerifyTwoFactorCode.ts';
import type { AccountLockout } from '#web/features/ground/toasts/account-toasts.ts';
import { getPasskey } from './passkeys.ts';
import { changeSignIn } from './sign-in-graph.ts';
import type { CheckOutcome, SendOutcome } from './sign-in-state.ts';

export type EmailAuthRequest = {
  readonly email: string;
  readonly operation: SusiOperation;
  readonly redirect: string;
  readonly fullName: string | undefined;
  readonly captchaValue: string | undefined;
};

/** Asks for the mail with a code, and what came of it in the words of the wire. */
export async function sendAuthEmail(request: EmailAuthRequest): Promise<SendOutcome> {
  const variables = { ...request, type: 'LOGIN_CODE' } as const;
  const result = await changeSignIn(UseEmailAuthMutationDocument, variables);
  switch (result.__typename) {
    case 'SusiMethod':
      return {};
    case 'FailedChallenge':
      return { error: { type: 'RECAPTCHA_FAILED', message: result.message } };
    case 'NotFound':
      return { error: { type: 'UNRECOGNIZED_EMAIL', message: result.message } };
    default:
      return { error: { type: 'OTHER', message: result.message } };
  }
}

export async function verifyLoginCode(loginCode: string): Promise<CheckOutcome> {
  return outcomeOf(await changeSignIn(VerifyLoginCodeDocument, { loginCode }));
}

export async function signInWithPassword(email: string, password: string, redirect: string): Promise<CheckOutcome> {
  const result = await changeSignIn(SignInWithPasswordDocument, { email, password, redirect });
  return outcomeOf(result);
}

export async function verifyTwoFactorCode(code: string): Promise<CheckOutcome> {
  return outcomeOf(await changeSignIn(VerifyTwoFactorCodeDocument, { code }));
}

export async function verifyRecoveryCode(code: string): Promise<CheckOutcome> {
  return outcomeOf(await changeSignIn(VerifyRecoveryCodeDocument, { code }));
}

/** Signs in by any passkey of this site. Throws where the reader gives none. */
export async function signInWithPasskey(
  redirect: string,
  options: Parameters<typeof getPasskey>[1] = {},
): Promise<CheckOutcome> {
  const start = await changeSignIn(StartPasskeySignInDocument, {});
  if (start.__typename !== 'PasskeyOptions') return { message: start.message };
  const response = await getPasskey(start.json, options);
  return outcomeOf(await changeSignIn(SignInWithPasskeyDocument, { response, redirect }));
}

/** The same as the second step of the sign-in that waits in this browser. */
export async function verifyPasskey(): Promise<CheckOutcome> {
  const start = await changeSignIn(StartPasskeySecondFactorDocument, {});
  if (start.__typename !== 'PasskeyOptions') return { message: start.message };
  const response = await getPasskey(start.json);
  return outcomeOf(await changeSignIn(VerifyPasskeySecondFactorDocument, { response }));
}

type Refusal = {
  readonly __typename: string;
  readonly message: string;
  readonly code?: AccountLockout['errorType'];
  readonly failCount?: number | null;
  readonly lockedOutUntil?: number | null;
};

function outcomeOf(result: { readonly __typename: 'Token'; readonly value: string } | Refusal): CheckOutcome {
  return 'value' in result ? { token: result.value } : { message: result.message, lockout: lockoutOf(result) };
}

/** A lock of the account, which is told beside the form too (rule 127); a wrong try alone is none. */
function lockoutOf({ code, failCount, lockedOutUntil }: Refusal): AccountLockout | undefined {
  if (code === undefined || !code.endsWith('Lockout')) return undefined;
  return { errorType: code, failCount: failCount ?? 0, lockedOutUntil: lockedOutUntil ?? null };
}
