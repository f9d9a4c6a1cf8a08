import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSigned } from '#platform/secrets/is-signed.ts';
import { isProofRight } from '#shared/identity/proof-of-work.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSpentChallenges, spendChallenge } from './captcha.store.ts';

const LIFETIME = 10 * 60 * 1_000;
const MOST_LENGTH = 1_000;
const PURPOSE = 'captcha';

export type Challenge = { readonly value: string; readonly expiresAt: Date };

/**
 * A challenge of our own for this browser: it is signed and names its end, so that nothing is stored
 * for those who only ask. Undefined where the request has no browser to bind it to.
 */
export function issueChallenge({
  browser,
  clock,
  secrets,
}: Pick<CommandContext, 'browser' | 'clock' | 'secrets'>): Challenge | undefined {
  if (browser === null) return undefined;
  const expiresAt = new Date(clock.now().getTime() + LIFETIME);
  const body = `${expiresAt.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return { value: `${body}.${sign(secrets.secret(PURPOSE), body, browser.visitorHash)}`, expiresAt };
}

/** True once for a challenge of this browser with the work that it asks for, before its end. */
export async function isChallengeMet(context: CommandContext, captchaValue: string): Promise<boolean> {
  const { browser, clock, secrets, database } = context;
  if (browser === null || captchaValue.length > MOST_LENGTH) return false;
  const [challenge = '', solution = '', ...rest] = captchaValue.split(':');
  const [ending = '', random = '', signature = '', ...more] = challenge.split('.');
  if (rest.length > 0 || more.length > 0) return false;
  const body = `${ending}.${random}`;
  const isOurs = isSigned(secrets, PURPOSE, signature, (key) => sign(key, body, browser.visitorHash));
  const expiresAt = new Date(Number.parseInt(ending, 36));
  if (!isOurs || !(expiresAt > clock.now()) || !isProofRight(challenge, solution)) return false;
  return await spendChallenge(database, { hash: createHash('sha256').update(challenge).digest('hex'), expiresAt });
}

/** Forgets challenges that are over anyway; run it once a day. */
export async function sweepChallenges({ database, clock }: CommandContext): Promise<void> {
  await deleteSpentChallenges(database, clock.now());
}

function sign(key: Buffer, body: string, visitorHash: string): string {
  return createHmac('sha256', key).update(`${body}.${visitorHash}`).digest('base64url');
}
