import { createHmac } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What an authenticator calls a person: the same for all their passkeys, and nothing that is known elsewhere. */
export function userHandle(secrets: Secrets, personId: string): Buffer {
  return createHmac('sha256', secrets.standing('passkey user handle')).update(personId).digest();
}
