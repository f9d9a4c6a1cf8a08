import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as the database keeps it: AES-256-GCM under a key of the site, good for this person's row alone. */
export function sealSecret(secrets: Secrets, personId: string, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secrets.secret('totp'), nonce).setAAD(Buffer.from(personId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Throws where it was changed, is another person's, or the site's secret is another one now. */
export function openSecret(secrets: Secrets, personId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', secrets.secret('totp'), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(personId)).setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
}
