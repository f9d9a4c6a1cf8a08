import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { NumberedKey, Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What sealed bytes are good for: one purpose and, if `owner` is given, only that owner's row. */
export type SealedFor = { readonly purpose: string; readonly owner?: string };

/** Closes bytes so they can be stored in the database: only this site's secret opens them. */
export function seal(secrets: Secrets, { purpose, owner = '' }: SealedFor, bytes: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secrets.secret(purpose), nonce).setAAD(Buffer.from(owner));
  const closed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const text = Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64url');
  return markedWith(secrets.used, text);
}

/** Opens what `seal` closed. Throws if it was changed, is another owner's, or the secret is a different one now. */
export function openSealed(secrets: Secrets, { purpose, owner = '' }: SealedFor, sealed: string): Buffer {
  const { number, text } = readMark(sealed);
  const found = secrets.known(purpose).find((one) => one.number === number);
  if (found === undefined) throw new Error(`It was sealed with key ${number} of this site, which is not here.`);
  return open(found, owner, text);
}

function open({ key }: NumberedKey, owner: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
}

/** Marks which key made a text; the first key's texts have no mark, as before there could be others. */
export function markedWith(number: number, text: string): string {
  return `${markOf(number)}${text}`;
}

/** The prefix of everything a key made; empty for the first. */
export function markOf(number: number): string {
  return number === 1 ? '' : `${number}.`;
}

/** Which key made a text, and the text itself. */
export function readMark(marked: string): { readonly number: number; readonly text: string } {
  const [, digits = '', text = ''] = /^([1-9]\d{0,5})\.(.*)$/s.exec(marked) ?? [];
  return digits === '' ? { number: 1, text: marked } : { number: Number(digits), text };
}
