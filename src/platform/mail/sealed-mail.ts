import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const PURPOSE = 'mail';

/**
 * Closes a value so it can wait in the database: a mail may carry a code that opens an account, and a copy of the
 * database must not.
 */
export function sealMail(secrets: Secrets, value: unknown): string {
  return seal(secrets, { purpose: PURPOSE }, Buffer.from(JSON.stringify(value)));
}

/** Opens what `sealMail` closed. Throws if the text or the secret has changed. */
export function openSealedMail(secrets: Secrets, sealed: string): unknown {
  return JSON.parse(openSealed(secrets, { purpose: PURPOSE }, sealed).toString('utf8')) as unknown;
}
