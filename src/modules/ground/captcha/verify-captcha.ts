import type { CaptchaKind } from '#shared/identity/captcha.ts';
import type { Config } from '#platform/config/config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isChallengeMet } from './challenge.ts';
import { isPersonByRecaptcha } from './recaptcha.ts';

/** Which check this site uses (rule 137). */
export function readCaptchaKind({ recaptcha }: Pick<Config, 'recaptcha'>): CaptchaKind {
  if (recaptcha === undefined) return 'PROOF_OF_WORK';
  return recaptcha.project === undefined ? 'RECAPTCHA' : 'RECAPTCHA_ENTERPRISE';
}

/** True where `value` shows that a program would find `action` too costly to do often; each value counts once. */
export async function verifyCaptcha(
  context: CommandContext,
  { value, action }: { readonly value: string | null; readonly action: string },
): Promise<boolean> {
  if (value === null || value === '') return false;
  const { recaptcha } = context.config;
  return recaptcha === undefined
    ? await isChallengeMet(context, value)
    : await isPersonByRecaptcha(recaptcha, { value, action, log: context.log });
}

/** Asked as often as one likes within one request, verified at most once: each value counts once. */
export type OpenChallenge = () => Promise<boolean>;

export function openChallenge(
  context: CommandContext,
  given: { readonly value: string | null; readonly action: string },
): OpenChallenge {
  let answer: Promise<boolean> | undefined;
  return () => (answer ??= verifyCaptcha(context, given));
}
