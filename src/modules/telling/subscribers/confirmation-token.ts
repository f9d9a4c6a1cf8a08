import { createHmac } from 'node:crypto';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';

const MAC_BYTES = 16;
const PURPOSE = 'confirm subscription';
const LIFE = newsletterLimits.daysToConfirm * 86_400_000;
const ID = /^[0-9a-f]{12}$/;

/** Which subscription was asked about, and when: whoever leaves after that is not brought back by the old link. */
export type Confirmation = { readonly subscriberId: string; readonly askedAt: Date };

/**
 * What shows that whoever reads a mailbox asked for a newsletter (rule 75): the subscription and the moment of asking,
 * with a signature of ours. Nothing is stored; using it twice confirms once.
 */
export function makeConfirmationToken(secrets: Secrets, { subscriberId, askedAt }: Confirmation): string {
  const body = `${subscriberId}.${askedAt.getTime().toString(36)}`;
  return `${body}.${macOf(secrets.secret(PURPOSE), body)}`;
}

/** What a token confirms; undefined where it is none of ours, or older than a week. */
export function readConfirmationToken(secrets: Secrets, token: string, now: Date): Confirmation | undefined {
  const [subscriberId = '', asked = '', mac = '', ...more] = token.split('.');
  if (more.length > 0 || !ID.test(subscriberId)) return undefined;
  if (!isSigned(secrets, PURPOSE, mac, (key) => macOf(key, `${subscriberId}.${asked}`))) return undefined;
  const askedAt = new Date(Number.parseInt(asked, 36));
  return askedAt.getTime() + LIFE > now.getTime() ? { subscriberId, askedAt } : undefined;
}

function macOf(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES).toString('base64url');
}
