import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const PURPOSE = 'totp';

/** A secret as the database keeps it, good for this person's row alone. */
export function sealSecret(secrets: Secrets, personId: string, secret: Buffer): string {
  return seal(secrets, { purpose: PURPOSE, owner: personId }, secret);
}

/** Throws where it was changed, is another person's, or the site's secret is another one now. */
export function openSecret(secrets: Secrets, personId: string, sealed: string): Buffer {
  return openSealed(secrets, { purpose: PURPOSE, owner: personId }, sealed);
}
