import { captchaActionOf } from '#shared/identity/captcha.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { cleanPersonName } from '#shared/identity/person-name.ts';
import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';
import { openChallenge } from '#modules/ground/captcha/verify-captcha.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { applicantOf, findAdmission, refusalSentences } from '#modules/identity/registration/admit-account.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { isSiteAtRest } from '#modules/ground/settings/site-rest.ts';
import { readFlags } from '#modules/ground/flags/read-flags.ts';
import type { SignInOperation } from '#modules/identity/sign-in/sign-in-method.ts';
import { MOST_NAME, MAIL_WINDOW } from './email-auth-rules.ts';
import { hidesUnknownEmail } from './hides-unknown-email.ts';
import { mayLookUp } from './may-look-up.ts';
import { openRequest } from './open-request.ts';
import { badRequest, failedChallenge, type SendOutcome, tooMany, unrecognized } from './send-outcome.ts';
import { takeLimits } from './take-limits.ts';

export type EmailAuthInput = {
  readonly email: string;
  readonly operation: SignInOperation;
  readonly redirect: string | null;
  readonly fullName: string | null;
  readonly captchaValue: string | null;
};

/**
 * Sends a mail with a six-digit code and a link to whoever signs in or up. Signing up
 * answers alike, and costs the same, whether the address has an account or not: its owner then gets the
 * mail for signing in. Only signing in with an unknown address is told as such (rule T3).
 */
export async function sendAccountAuthEmail(context: CommandContext, input: EmailAuthInput): Promise<SendOutcome> {
  const { browser } = context;
  const { operation, captchaValue } = input;
  if (browser === null) return badRequest(messages.noBrowser);
  if ((await readFlags(context.database)).get('enable_email_sign_in') !== true) return badRequest(messages.off);
  // Mail waits with the jobs, longer than a code lasts.
  if (await isSiteAtRest(context.database)) return badRequest(messages.siteAtRest);
  const address = parseEmail(input.email)?.toLowerCase();
  if (address === undefined) return badRequest(messages.invalidEmail);
  const givenName = input.fullName?.trim() ?? '';
  if ([...givenName].length > MOST_NAME) return badRequest(messages.nameTooLong);
  const { network, visitorHash } = browser;
  const wait = await takeLimits(context, [['attempt', network]]);
  if (wait !== undefined) return tooMany(wait);

  const isLogin = operation === 'login';
  const challenge = openChallenge(context, { value: captchaValue, action: captchaActionOf(operation) });
  const isPassed = isLogin
    ? (await hasAskedBefore(context, { visitorHash, address })) || (await mayLookUp(context, network, challenge))
    : await challenge();
  if (!isPassed) return failedChallenge;
  if (!isLogin) {
    // Before an account is looked for: what is said here tells nobody whether there is one (rule T3).
    const admission = await findAdmission(context, applicantOf(context, address));
    if ('refusal' in admission) return badRequest(refusalSentences[admission.refusal]);
  }
  const [account, isHidden] = [await findEmailAccount(context, address), await hidesUnknownEmail(context)];
  if (isLogin && account === undefined && !isHidden) return unrecognized;

  const waitForMail = await takeLimits(context, [
    ['mail', network],
    ['mailOfAll', 'all'],
  ]);
  if (waitForMail !== undefined) return tooMany(waitForMail);
  const isBusy = (await takeLimits(context, [['freeMailOfAll', 'all']])) !== undefined;
  if (isBusy && !(await challenge())) return failedChallenge;
  return await openRequest(context, {
    visitorHash,
    address,
    operation,
    fullName: cleanPersonName(givenName) || null,
    redirect: input.redirect ?? '/',
    hasAccount: account !== undefined,
  });
}

/** True where this browser's newest request, of the last hour, was for the same address: it learns nothing new. */
async function hasAskedBefore(
  { database, clock }: CommandContext,
  { visitorHash, address }: { readonly visitorHash: string; readonly address: string },
): Promise<boolean> {
  const text = `select address = $2 and created_at > $3 as known from email_auth_request
    where visitor_hash = $1 order by place desc limit 1`;
  const since = new Date(clock.now().getTime() - MAIL_WINDOW);
  const [row] = await database.query<{ known: boolean }>('email_auth_asked', text, [visitorHash, address, since]);
  return row?.known ?? false;
}
