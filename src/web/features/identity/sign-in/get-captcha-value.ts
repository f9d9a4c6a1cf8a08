import { captchaActionOf, type CaptchaPurpose } from '#shared/identity/captcha.ts';
import { CaptchaChallengeQueryDocument } from '#web/generated/CaptchaChallengeQuery.ts';
import { solveChallenge } from '#shared/identity/proof-of-work.ts';
import { runRecaptcha } from './recaptcha.ts';
import { askAnew, becomeVisitor } from './sign-in-graph.ts';
import type { CaptchaOptions } from './sign-in-options.ts';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The work for a challenge, in a worker; on the page itself, in small pieces, where there are no workers. */
async function solveProof(challenge: string): Promise<string> {
  try {
    return await solveInWorker(challenge);
  } catch {
    return await solveChallenge(challenge, pause);
  }
}

function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('The worker did not start')));
  worker.postMessage(challenge, []);
  return promise.finally(() => worker.terminate());
}

/** What the bot check of this site asks for before mail is sent. Throws where it gives nothing. */
export async function getCaptchaValue(captcha: CaptchaOptions, purpose: CaptchaPurpose): Promise<string> {
  if (captcha.kind !== 'PROOF_OF_WORK') return await runRecaptcha(captcha, captchaActionOf(purpose));
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
