import { createECDH } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The key pair by which push services know this site (VAPID): made from its root secret, so it is there from the first start. */
export function pushKeys(secrets: Secrets): PushKeys {
  const secret = secrets.standing('web-push');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
