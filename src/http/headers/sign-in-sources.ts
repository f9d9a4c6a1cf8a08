import type { Config } from '#platform/config/config.ts';

/** What a page may load or request from sign-in providers; nothing if none are set up. */
export type SignInSources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
};

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
/** Lets the browser itself ask for a Google account: no Google script or frame gets into the page. */
const GOOGLE_ACCOUNTS = 'https://accounts.google.com/gsi/fedcm.json';

export function signInSources({ recaptcha, signIn }: Pick<Config, 'recaptcha' | 'signIn'>): SignInSources {
  const google = signIn.google === undefined ? [] : [GOOGLE_ACCOUNTS];
  if (recaptcha === undefined) return { scripts: [], frames: [], connects: google };
  return { scripts: RECAPTCHA, frames: RECAPTCHA_FRAMES, connects: ['https://www.google.com/recaptcha/', ...google] };
}
