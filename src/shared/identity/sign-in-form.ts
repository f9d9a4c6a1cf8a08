import { emailAuthMessages } from '../messages/email-auth.ts';
import { formatMessage } from '../messages/format-message.ts';
import { signInMessages } from '../messages/sign-in.ts';

/** Names of the fields of the forms of `/m/signin`, for those without script. */
export const SIGN_IN_FORM = {
  xsrf: 'xsrf',
  /** Which of the forms was sent: one of `SIGN_IN_FORMS`. */
  form: 'form',
  email: 'email',
  fullName: 'fullName',
  loginCode: 'loginCode',
  password: 'password',
  code: 'code',
} as const;

export const SIGN_IN_FORMS = ['sendCode', 'resendCode', 'verifyCode', 'password', 'twoFactor', 'recovery'] as const;
export type SignInForm = (typeof SIGN_IN_FORMS)[number];

/** The sentences that an answer to a form can name; only those, so that no address puts words into our mouth. */
const notices = {
  BAD_EMAIL: signInMessages.invalidEmail,
  BAD_CODE: signInMessages.codeForm,
  INVALID_CODE: signInMessages.invalidCode,
  EXPIRED_CODE: signInMessages.expiredCode,
  TOO_MANY: signInMessages.tooManyAttempts,
  RATE_LIMITED: signInMessages.rateLimited,
  RESEND_SOON: signInMessages.resendSoon,
  TOO_MANY_MAILS: signInMessages.tooManyMails,
  NAME_TOO_LONG: signInMessages.nameTooLong,
  RECAPTCHA_FAILED: signInMessages.challengeFailed,
  NEEDS_SCRIPT: signInMessages.needsScript,
  SIGN_UP_NEEDS_SCRIPT: signInMessages.noScriptRegister,
  CODE_SENT: signInMessages.codeSent,
  SIGN_IN_EXPIRED: signInMessages.signInExpired,
  SITE_AT_REST: emailAuthMessages.siteAtRest,
  OTHER: signInMessages.unexpected,
  ...signInMessages.refusals,
} as const;

export type SignInNotice = keyof typeof notices;

/** The sentence of a notice, with the number that some have; undefined for what is none. */
export function signInNotice(name: string | null, count: string | null): string | undefined {
  if (name === null || !Object.hasOwn(notices, name)) return undefined;
  const number = Math.min(Math.max(0, Number.parseInt(count ?? '', 10) || 0), 99_999);
  return formatMessage(notices[name as SignInNotice], { count: number, seconds: number });
}
