import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
/** 128 MB and a third of a second for each guess. */
const COST = { N: 131_072, r: 8, p: 1 } as const;
const TAG_BYTES = 16;
const base64 = z.string().regex(/^[A-Za-z0-9_-]+$/);

/** Bytes that only a passphrase opens; they say how to derive the key from it. */
export const passphraseSealed = z.object({
  kind: z.literal('scrypt+aes-256-gcm'),
  // Bounded, so a tampered backup can't take all memory when it's opened.
  cost: z.object({ N: z.number().int().max(1_048_576), r: z.number().int().max(16), p: z.number().int().max(4) }),
  salt: base64,
  nonce: base64,
  closed: base64,
});
export type PassphraseSealed = z.output<typeof passphraseSealed>;

export async function sealWithPassphrase(passphrase: string, bytes: Uint8Array): Promise<PassphraseSealed> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt, COST), nonce);
  const closed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  const text = (part: Buffer) => part.toString('base64url');
  return { kind: 'scrypt+aes-256-gcm', cost: COST, salt: text(salt), nonce: text(nonce), closed: text(closed) };
}

/** Undefined if the passphrase is wrong, or the bytes were changed. */
export async function openWithPassphrase(passphrase: string, sealed: PassphraseSealed): Promise<Buffer | undefined> {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const closed = bytes(sealed.closed);
  const end = closed.length - TAG_BYTES;
  const key = await keyOf(passphrase, bytes(sealed.salt), sealed.cost);
  try {
    const opener = createDecipheriv(CIPHER, key, bytes(sealed.nonce), { authTagLength: TAG_BYTES });
    opener.setAuthTag(closed.subarray(end));
    return Buffer.concat([opener.update(closed.subarray(0, end)), opener.final()]);
  } catch {
    return undefined;
  }
}

/** A passphrase that was typed on another system may be put together of other characters that look the same. */
function keyOf(passphrase: string, salt: Buffer, cost: Readonly<Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>>) {
  const maxmem = 256 * cost.N * cost.r;
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
