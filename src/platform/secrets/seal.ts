import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What sealed bytes are good for: one purpose, and where `owner` is given that owner's row alone. */
export type SealedFor = { readonly purpose: string; readonly owner?: string };

/** Closes bytes so that they can lie in the database: only this site's secret opens them. */
export function seal(secrets: Secrets, { purpose, owner = '' }: SealedFor, bytes: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secrets.secret(purpose), nonce).setAAD(Buffer.from(owner));
  const closed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64url');
}

/** Opens what `seal` closed. Throws where it was changed, is another owner's, or the secret is another one now. */
export function openSealed(secrets: Secrets, { purpose, owner = '' }: SealedFor, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, secrets.secret(purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
}
