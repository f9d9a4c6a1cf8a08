import { hash, verify } from '@node-rs/argon2';
import { markedWith, markOf, readMark } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/**
 * Argon2id with 19 MiB, two passes and one lane, as OWASP advises. The work is done beside the event
 * loop, four at a time. Keyed by a secret of the site, so that a stolen database alone tells nothing.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PURPOSE = 'password';
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** What is stored of a password: it is hashed exactly as it was typed. */
export async function hashPassword(secrets: Secrets, password: string): Promise<string> {
  const { used } = secrets;
  return markedWith(used, await hash(password, { ...COST, secret: secrets.secret(PURPOSE) }));
}

/** One try, whichever key of the site the hash was made with: it says that itself. False where that key is gone. */
export async function verifyPassword(secrets: Secrets, stored: string, password: string): Promise<boolean> {
  const { number, text } = readMark(stored);
  const found = secrets.known(PURPOSE).find((one) => one.number === number);
  const isRight = await verify(text, password, { secret: found?.key ?? secrets.secret(PURPOSE) });
  return isRight && found !== undefined;
}

/** Whether a stored hash was made with other costs than today's, or with a key that is in use no more. */
export function isOldHash(secrets: Secrets, stored: string): boolean {
  return !stored.startsWith(`${markOf(secrets.used)}${CURRENT}`);
}

const decoys = new WeakMap<Secrets, Promise<string>>();

/** A hash that no password opens, to do the same work where there is nothing to compare with. */
export function decoyHash(secrets: Secrets): Promise<string> {
  const known = decoys.get(secrets) ?? hashPassword(secrets, crypto.randomUUID());
  decoys.set(secrets, known);
  return known;
}
