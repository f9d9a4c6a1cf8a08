import { sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import type { AppleKey } from '../config/apple-key.ts';

const FIVE_MINUTES = 300;

/** The secret in the body, as Google, Apple and Facebook write it. */
export function secretInBody(clientId: string, secret: () => string): ClientAuth {
  return (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', secret());
  };
}

/** The secret in the header (RFC 6749 §2.3.1), without escaping more than must be: X does not undo it. */
export function secretInHeader(clientId: string, secret: () => string): ClientAuth {
  return (_server, _client, _body, headers) => {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(secret())}`;
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  };
}

/** Apple's secret: a five-minute token that says who's asking, signed by ES256 with the developer's key. */
export function signAppleSecret(key: AppleKey, clientId: string, issuer: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const header = { alg: 'ES256', kid: key.keyId };
  const claims = { iss: key.teamId, iat: issuedAt, exp: issuedAt + FIVE_MINUTES, aud: issuer, sub: clientId };
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
