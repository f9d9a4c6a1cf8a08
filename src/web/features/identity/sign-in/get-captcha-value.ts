import { captchaActionOf } from '#shared/identity/captcha.ts';
import type { SusiOperation } from '#shared/identity/sign-in-config.ts';
import { CaptchaChallengeQueryDocument } from '#web/generated/CaptchaChallengeQuery.ts';
import { runRecaptcha } from './recaptcha.ts';
import { askAnew, becomeVisitor } from './sign-in-graph.ts';
import type { CaptchaOptions } from './sign-in-options.ts';
import { solveProof } from './solve-proof.ts';

/** What the bot check of this site asks for before mail is sent. Throws where it gives nothing. */
export async function getCaptchaValue(captcha: CaptchaOptions, operation: SusiOperation): Promise<string> {
  if (captcha.kind !== 'PROOF_OF_WORK') return await runRecaptcha(captcha, captchaActionOf(operation));
  const challenge = await askChallenge();
  if (challenge !== undefined) return await solveProof(challenge);
  // A challenge is for a browser that the server knows.
  await becomeVisitor();
  const second = await askChallenge();
  if (second === undefined) throw new Error('There is no challenge');
  return await solveProof(second);
}

async function askChallenge(): Promise<string | undefined> {
  const { captchaChallenge } = await askAnew(CaptchaChallengeQueryDocument, {});
  return captchaChallenge?.value;
}
