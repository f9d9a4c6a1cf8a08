/** What keeps programs from asking for mail: work of our own, or a service of others. */
export type CaptchaKind = 'PROOF_OF_WORK' | 'RECAPTCHA' | 'RECAPTCHA_ENTERPRISE';

/** What mail is asked for by: a sign-in, the form of a newsletter, or a legal notice. */
export type CaptchaPurpose = 'login' | 'register' | 'subscribe' | 'notice';

const actions = { login: 'sign_in', register: 'sign_up', subscribe: 'subscribe', notice: 'notice' } as const;

/** The action name that the bot check is called with before mail is sent. */
export function captchaActionOf(purpose: CaptchaPurpose): (typeof actions)[CaptchaPurpose] {
  return actions[purpose];
}
