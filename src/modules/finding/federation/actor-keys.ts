import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { openSealed, seal, type SealedFor } from '#platform/secrets/seal.ts';
import type { LocalActor } from './find-actor.ts';

const makeKeyPair = promisify(generateKeyPair);
const sealedFor = (personId: string): SealedFor => ({ purpose: 'federation key', owner: personId });

/** A pair of keys for a person; the private one closed so that only this site opens it, and for them alone. */
export async function makeActorKeys(secrets: Secrets, personId: string) {
  const { publicKey, privateKey } = await makeKeyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey, sealedPrivateKey: seal(secrets, sealedFor(personId), Buffer.from(privateKey)) };
}

/** PEM. */
export function privateKeyOf(
  secrets: Secrets,
  { personId, sealedPrivateKey }: Pick<LocalActor, 'personId' | 'sealedPrivateKey'>,
): string {
  return openSealed(secrets, sealedFor(personId), sealedPrivateKey).toString('utf8');
}
