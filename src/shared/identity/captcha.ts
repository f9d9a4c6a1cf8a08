/** What keeps programs from asking for mail: work of our own, or a service of others. */
export type CaptchaKind = 'PROOF_OF_WORK' | 'RECAPTCHA' | 'RECAPTCHA_ENTERPRISE';

/** The action name that the bot check is called with before sign-in by email. */
export function captchaActionOf(operation: 'login' | 'register'): 'sign_in' | 'sign_up' {
  return operation === 'login' ? 'sign_in' : 'sign_up';
}
