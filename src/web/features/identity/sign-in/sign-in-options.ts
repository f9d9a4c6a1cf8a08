import type { SignInOptionsQuery } from '#web/generated/SignInOptionsQuery.ts';

/** Which ways of signing in the site offers, and which check it uses. */
export type SignInOptions = SignInOptionsQuery['signInOptions'];
export type CaptchaOptions = SignInOptions['captcha'];
