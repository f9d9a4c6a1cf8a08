import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

const MAC_BYTES = 16;
const ID = /^[0-9a-f]{12}$/;

/**
 * What shows that whoever reads a mailbox asked for a newsletter (rule 75): the subscription and the end of the link's
 * life, with a signature of ours. Nothing is stored; using it twice confirms once.
 */
export function makeConfirmationToken(secrets: Secrets, subscriberId: string, expiresAt: Date): string {
  const body = `${subscriberId}.${expiresAt.getTime().toString(36)}`;
  return `${body}.${macOf(secrets, body).toString('base64url')}`;
}

/** The subscription that a token confirms; undefined where it is none of ours, or too old. */
export function readConfirmationToken(secrets: Secrets, token: string, now: Date): string | undefined {
  const [id = '', ending = '', mac = '', ...more] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(secrets, `${id}.${ending}`);
  if (more.length > 0 || !ID.test(id) || given.length !== right.length) return undefined;
  if (!timingSafeEqual(given, right)) return undefined;
  return Number.parseInt(ending, 36) > now.getTime() ? id : undefined;
}

function macOf(secrets: Secrets, body: string): Buffer {
  return createHmac('sha256', secrets.secret('confirm subscription')).update(body).digest().subarray(0, MAC_BYTES);
}
