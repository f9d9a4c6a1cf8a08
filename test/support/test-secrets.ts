import { createHash } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** Secrets that are the same in every run and written nowhere. */
export const testSecrets: Secrets = {
  secret: (purpose) => createHash('sha256').update(`test ${purpose}`).digest(),
};
