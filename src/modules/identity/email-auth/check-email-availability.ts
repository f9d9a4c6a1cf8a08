import { captchaActionOf } from '#shared/identity/captcha.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { openChallenge } from '#modules/ground/captcha/verify-captcha.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { hidesUnknownEmail } from './hides-unknown-email.ts';
import { mayLookUp } from './may-look-up.ts';
import { takeLimits } from './take-limits.ts';

/**
 * Whether an address is free for a new account. Null where this network asked too often and met
 * no challenge; false for what is no address, and for every address where the site hides who is here.
 */
export async function checkEmailAvailability(
  context: CommandContext,
  input: { readonly email: string; readonly captchaValue: string | null; readonly network: string },
): Promise<boolean | null> {
  const { network, captchaValue } = input;
  if ((await takeLimits(context, [['availability', network]])) !== undefined) return null;
  const challenge = openChallenge(context, { value: captchaValue, action: captchaActionOf('login') });
  if (!(await mayLookUp(context, network, challenge))) return null;
  const address = parseEmail(input.email)?.toLowerCase();
  if (address === undefined || (await hidesUnknownEmail(context))) return false;
  return (await findEmailAccount(context, address)) === undefined;
}
