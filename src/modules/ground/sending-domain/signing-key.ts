import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { DkimKey } from '#platform/mail/dkim.ts';
import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const makeKeyPair = promisify(generateKeyPair);
const PURPOSE = 'mail signing keys';
/** Shorter ones are not believed, longer ones do not fit into every name server's form (RFC 8301). */
const RSA_BITS = 2_048;

export type SealedKeys = {
  readonly rsaRecord: string;
  readonly ed25519Record: string;
  readonly sealedRsa: string;
  readonly sealedEd25519: string;
};

/** An RSA key and an Ed25519 key of a domain; the private halves closed so that only this site opens them. */
export async function makeSigningKeys(secrets: Secrets, domain: string): Promise<SealedKeys> {
  const [rsa, ed25519] = await Promise.all([
    makeKeyPair('rsa', { modulusLength: RSA_BITS }),
    makeKeyPair('ed25519', undefined),
  ]);
  return {
    rsaRecord: `v=DKIM1; k=rsa; p=${rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
    ed25519Record: `v=DKIM1; k=ed25519; p=${rawEd25519(ed25519.publicKey)}`,
    sealedRsa: sealKey(secrets, domain, rsa.privateKey),
    sealedEd25519: sealKey(secrets, domain, ed25519.privateKey),
  };
}

/** Both keys, ready to sign with. Throws where they were closed with another secret. */
export function openSigningKeys(
  secrets: Secrets,
  kept: Pick<SealedKeys, 'sealedRsa' | 'sealedEd25519'> & { readonly domain: string; readonly selector: string },
): readonly DkimKey[] {
  const { domain, selector, sealedRsa, sealedEd25519 } = kept;
  return [
    {
      domain,
      selector: rsaSelector(selector),
      algorithm: 'rsa-sha256',
      privateKey: openKey(secrets, domain, sealedRsa),
    },
    {
      domain,
      selector: ed25519Selector(selector),
      algorithm: 'ed25519-sha256',
      privateKey: openKey(secrets, domain, sealedEd25519),
    },
  ];
}

/** A key has a selector of its own: two keys in one record are not found by everybody. */
export function rsaSelector(selector: string): string {
  return `${selector}r`;
}

export function ed25519Selector(selector: string): string {
  return `${selector}e`;
}

/** The key alone, without what says that it is one (RFC 8463). */
function rawEd25519(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
}

function sealKey(secrets: Secrets, domain: string, key: KeyObject): string {
  return seal(secrets, { purpose: PURPOSE, owner: domain }, key.export({ type: 'pkcs8', format: 'der' }));
}

function openKey(secrets: Secrets, domain: string, sealed: string): KeyObject {
  const key = openSealed(secrets, { purpose: PURPOSE, owner: domain }, sealed);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
