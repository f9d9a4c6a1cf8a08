import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { startLocalServer, type LocalServer } from './local-server.ts';

type Json = Readonly<Record<string, unknown>>;
type Key = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };

export type ForgingIssuer = LocalServer & {
  readonly clientId: string;
  /** Which ID token the next code brings; it is given the claims of a right one. */
  readonly bring: (forge: (claims: Json) => string) => void;
  /** Signs as the issuer does. */
  readonly sign: (claims: Json, header?: Json) => string;
  /** Signs with a key that the issuer never published. */
  readonly signAsStranger: (claims: Json, header?: Json) => string;
  /** Signs by HS256, with the published key for the shared secret. */
  readonly signWithPublicKey: (claims: Json) => string;
  /** Takes the key away and publishes another. */
  readonly rotate: () => void;
  /** The claims of a token that is right, for `nonce`. */
  readonly claims: (nonce?: string) => Json;
  /** Switches the server off and on, as it seems from outside. */
  readonly setDown: (isDown: boolean) => void;
  readonly asked: string[];
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function makeKey(kid: string): Key {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

/** An OpenID provider that says of anybody what a test wants, right or forged. */
export async function startForgingIssuer(clientId = 'site'): Promise<ForgingIssuer> {
  let key = makeKey('first');
  const stranger = makeKey('first');
  let isDown = false;
  let nonce: string | undefined;
  let forge: (claims: Json) => string = (claims) => signWith(key, claims);
  const asked: string[] = [];

  const server = await startLocalServer((origin) => (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    asked.push(`${request.method} ${url.pathname}`);
    const send = (body: unknown, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (isDown) return send({ error: 'temporarily_unavailable' }, 503);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return send({
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          response_types_supported: ['code'],
          // Promises what must be refused all the same.
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/keys':
        return send({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' }] });
      case '/authorize': {
        nonce = url.searchParams.get('nonce') ?? undefined;
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        back.searchParams.set('code', 'code');
        return void response.writeHead(302, { location: back.href }).end();
      }
      case '/token':
        return send({ access_token: 'access', token_type: 'Bearer', id_token: forge(rightClaims(nonce)) });
      default:
        return send({ error: 'not_found' }, 404);
    }
  });

  function rightClaims(givenNonce?: string): Json {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: server.origin,
      aud: clientId,
      sub: 'person-1',
      iat: now,
      exp: now + 300,
      email: 'ada@example.org',
      email_verified: true,
      name: 'Ada Marlowe',
      ...(givenNonce === undefined ? {} : { nonce: givenNonce }),
    };
  }

  return {
    ...server,
    clientId,
    asked,
    claims: rightClaims,
    bring: (next) => {
      forge = next;
    },
    sign: (body, header) => signWith(key, body, header),
    signAsStranger: (body, header) => signWith(stranger, body, header),
    signWithPublicKey: (body) => {
      const secret = key.publicKey.export({ type: 'spki', format: 'pem' });
      const text = `${part({ alg: 'HS256', kid: key.kid })}.${part(body)}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    },
    rotate: () => (key = makeKey('second')),
    setDown: (next) => (isDown = next),
  };
}

function signWith(key: Key, claims: Json, header: Json = {}): string {
  const text = `${part({ alg: 'RS256', kid: key.kid, ...header })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key.privateKey).toString('base64url')}`;
}
