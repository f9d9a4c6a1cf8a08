import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { markedWith, readMark } from '#platform/secrets/seal.ts';
import type { NumberedKey, Secrets } from '#platform/secrets/secrets.ts';
import { encodeBase32 } from './base32.ts';

const PURPOSE = 'recovery code';
const COUNT = 10;
/** 80 bits: sixteen letters. */
const CODE_BYTES = 10;
const CODE_LETTERS = 16;
const SALT_BYTES = 16;
/** As for passwords: the codes have fewer than 112 bits, so a plain hash would not do (ASVS V6.5.2). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type RecoveryCodeSet = {
  readonly codes: readonly string[];
  /** One for the whole set, so that a typed code is hashed once and compared with each. */
  readonly salt: string;
  readonly hashes: readonly string[];
};

/** Ten codes as `XXXX-XXXX-XXXX-XXXX`, and what is stored of them. */
export async function createRecoveryCodes(secrets: Secrets): Promise<RecoveryCodeSet> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const letters = Array.from({ length: COUNT }, () => encodeBase32(randomBytes(CODE_BYTES), 'crockford'));
  const hashes: string[] = [];
  const used = { number: secrets.used, key: secrets.secret(PURPOSE) };
  for (const code of letters) hashes.push(await hashRecoveryCode(used, salt, code));
  return { codes: letters.map((code) => (code.match(/.{4}/g) ?? []).join('-')), salt, hashes };
}

/** What is stored of a code, by the key that the others of its set were hashed with; undefined where that is gone. */
export async function hashLikeOthers(
  secrets: Secrets,
  set: { readonly salt: string; readonly hash: string },
  code: string,
): Promise<string | undefined> {
  const { number } = readMark(set.hash);
  const found = secrets.known(PURPOSE).find((one) => one.number === number);
  return found && (await hashRecoveryCode(found, set.salt, code));
}

async function hashRecoveryCode({ number, key }: NumberedKey, salt: string, code: string): Promise<string> {
  const options = { ...COST, salt: Buffer.from(salt, 'base64url'), secret: key };
  return markedWith(number, (await hashRaw(code, options)).toString('base64url'));
}

/** The sixteen letters of a typed code, whatever stands between them; undefined for anything else. */
export function readRecoveryCode(text: string): string | undefined {
  const letters = text
    .slice(0, 64)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return letters.length === CODE_LETTERS && !letters.includes('U') ? letters : undefined;
}
