import type { SignInConfig, SignInStep } from '#shared/identity/sign-in-config.ts';
import type { SignInNotice } from '#shared/identity/sign-in-form.ts';
import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';
import type { SendOutcome } from '#modules/identity/email-auth/send-outcome.ts';
import type { VerifyOutcome } from '#modules/identity/email-auth/verify-login-code.ts';
import type { SignInRefusal } from '#modules/identity/lockouts/sign-in-refusal.ts';

/** The outcome of a form: the browser continues with a token, or sees a step with a sentence about it. */
export type FormOutcome =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'step';
      readonly status: number;
      readonly step: SignInStep;
      readonly notice?: SignInNotice;
      /** The number in the sentence of the notice. */
      readonly count?: number;
      /** Taken out of the form: it is nobody's. */
      readonly isEmailDropped?: boolean;
    };

type Step = Extract<FormOutcome, { kind: 'step' }>;

/** After asking for a code. If there's a challenge, as always when signing up, only a script can solve it. */
export function answerOfSend(
  outcome: SendOutcome,
  { operation, step }: Pick<SignInConfig, 'operation' | 'step'>,
  isResend: boolean,
): Step {
  const stay = { kind: 'step', step } as const;
  switch (outcome.type) {
    case 'SusiMethod':
      return { kind: 'step', status: 200, step: 'CHECK_YOUR_INBOX', ...(isResend ? { notice: 'CODE_SENT' } : {}) };
    case 'NotFound':
      return { kind: 'step', status: 404, step: 'UNRECOGNIZED_EMAIL', isEmailDropped: true };
    case 'FailedChallenge':
      return { ...stay, status: 403, notice: operation === 'register' ? 'SIGN_UP_NEEDS_SCRIPT' : 'NEEDS_SCRIPT' };
    case 'BadRequest':
      return { ...stay, status: 400, notice: badRequests.get(outcome.message) ?? 'OTHER' };
    case 'RateLimited':
      return outcome.message === messages.tooManyMails
        ? { ...stay, status: 429, notice: 'TOO_MANY_MAILS' }
        : { ...stay, status: 429, notice: 'RESEND_SOON', count: outcome.retryAfter };
    case 'TooManyRequests':
      return { ...stay, status: 429, notice: 'TOO_MANY' };
  }
}

/** After trying a login code. */
export function answerOfCode(outcome: VerifyOutcome): FormOutcome {
  const stay = { kind: 'step', step: 'CHECK_YOUR_INBOX' } as const;
  switch (outcome.type) {
    case 'Token':
      return { kind: 'token', token: outcome.value };
    case 'BadRequest':
      return { ...stay, status: 400, notice: badRequests.get(outcome.message) ?? 'INVALID_CODE' };
    case 'NotFound':
      return { ...stay, status: 400, notice: 'INVALID_CODE' };
    case 'RateLimited':
      return { ...stay, status: 429, notice: 'RATE_LIMITED' };
    case 'TooManyRequests':
      return { ...stay, status: 429, notice: 'TOO_MANY' };
  }
}

type Proof =
  | { readonly type: 'Token'; readonly value: string }
  | SignInRefusal
  | { readonly type: 'RateLimited' | 'NotFound'; readonly message: string };

/** After a password or a second factor. */
export function answerOfProof(outcome: Proof, step: SignInStep): FormOutcome {
  switch (outcome.type) {
    case 'Token':
      return { kind: 'token', token: outcome.value };
    case 'NotFound':
      return { kind: 'step', status: 410, step: 'OPTIONS', notice: 'SIGN_IN_EXPIRED' };
    case 'RateLimited':
      return { kind: 'step', status: 429, step, notice: 'RATE_LIMITED' };
    case 'SignInRefusal': {
      // The one number that varies comes first.
      const count = Number(/\d+/.exec(outcome.message)?.[0] ?? 0);
      return { kind: 'step', status: 403, step, notice: outcome.code, count };
    }
  }
}

const badRequests: ReadonlyMap<string, SignInNotice> = new Map([
  [messages.invalidEmail, 'BAD_EMAIL'],
  [messages.nameTooLong, 'NAME_TOO_LONG'],
  [messages.codeForm, 'BAD_CODE'],
  [messages.expiredCode, 'EXPIRED_CODE'],
  [messages.siteAtRest, 'SITE_AT_REST'],
] as const);
