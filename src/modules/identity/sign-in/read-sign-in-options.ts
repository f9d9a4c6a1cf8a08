import { sendsMail } from '#platform/config/mail-settings.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { readFlags } from '#modules/ground/flags/read-flags.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import { isDemoOpen } from '#modules/identity/setup/demo-source.ts';
import { relyingParty } from '#modules/identity/passkeys/relying-party.ts';
import type { Tables } from '#modules/ground/tables.ts';

const METHODS = ['email', 'google', 'apple', 'facebook', 'x', 'passkey', 'password'] as const;
type Method = (typeof METHODS)[number];

export type SignInOptions = {
  readonly methods: Readonly<Record<Method, boolean>>;
  readonly captcha: {
    readonly kind: 'PROOF_OF_WORK' | 'RECAPTCHA' | 'RECAPTCHA_ENTERPRISE';
    readonly siteKey: string | null;
  };
  readonly googleClientId: string | null;
  readonly mail: SignInMail;
  readonly isDemo: boolean;
};

/** Where the mail with a code goes: to who asked, to a page that everybody may read, or nowhere yet. */
export type SignInMail = 'SENT' | 'SHOWN' | 'KEPT';

/** The ways of signing in that are set up and whose flags are on, with what a browser needs for them. */
export async function readSignInOptions(context: {
  readonly database: Database<Tables>;
  readonly config: Pick<
    Config,
    'signIn' | 'recaptcha' | 'siteUrl' | 'smtpUrl' | 'mailApi' | 'host' | 'environment' | 'isDemo'
  >;
}): Promise<SignInOptions> {
  const { signIn, recaptcha } = context.config;
  const flags = await readFlags(context.database);
  const isSetUp = (method: Method): boolean => {
    switch (method) {
      case 'google':
      case 'apple':
      case 'facebook':
      case 'x':
        return signIn[method] !== undefined;
      // Browsers keep no passkey for a bare address.
      case 'passkey':
        return relyingParty(context.config) !== undefined;
      case 'email':
      case 'password':
        return true;
    }
  };
  const isOn = (method: Method): boolean => isSetUp(method) && flags.get(`enable_${method}_sign_in`) === true;
  const methods = Object.fromEntries(METHODS.map((method) => [method, isOn(method)])) as Record<Method, boolean>;
  const kind = recaptcha?.project === undefined ? 'RECAPTCHA' : 'RECAPTCHA_ENTERPRISE';
  return {
    methods,
    captcha: recaptcha === undefined ? { kind: 'PROOF_OF_WORK', siteKey: null } : { kind, siteKey: recaptcha.siteKey },
    googleClientId: methods.google ? (signIn.google?.clientId ?? null) : null,
    mail: mailOf(context.config),
    isDemo: isDemoOpen(context.config),
  };
}

function mailOf(config: Parameters<typeof readersOfKeptMail>[0]): SignInMail {
  if (sendsMail(config)) return 'SENT';
  return readersOfKeptMail(config) === 'everybody' ? 'SHOWN' : 'KEPT';
}
