import { createKeyRing } from '#platform/secrets/key-ring.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** Secrets that are the same in every run and written nowhere. */
export const testSecrets: Secrets = secretsOf('test');

/** Those of a site whose one key is this word, over and over. */
export function secretsOf(word: string): Secrets {
  return createKeyRing({ used: 1, roots: [{ number: 1, root: Buffer.alloc(32, word) }], kept: [] });
}
