import type { ForgingIssuer } from './forging-issuer.ts';

type Json = Readonly<Record<string, unknown>>;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HOUR = 3_600;

/** ID tokens that must sign nobody in, each with what is wrong with it. */
export function forgedTokens(issuer: ForgingIssuer): Readonly<Record<string, (claims: Json) => string>> {
  const { sign } = issuer;
  const at = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;
  const without = (claims: Json, name: string): Json =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  return {
    'algorithm none': (claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
    'algorithm None, with a signature': (claims) => `${part({ alg: 'None', kid: 'first' })}.${part(claims)}.AAAA`,
    'HS256 with the public key': issuer.signWithPublicKey,
    'another issuer': (claims) => sign({ ...claims, iss: 'https://accounts.example.org' }),
    'no issuer': (claims) => sign(without(claims, 'iss')),
    'another audience': (claims) => sign({ ...claims, aud: 'another-site' }),
    'no audience': (claims) => sign(without(claims, 'aud')),
    expired: (claims) => sign({ ...claims, iat: at(-2 * HOUR), exp: at(-HOUR) }),
    'without an end': (claims) => sign(without(claims, 'exp')),
    'from long ago, without an end in sight': (claims) => sign({ ...claims, iat: at(-2 * HOUR), exp: at(99 * HOUR) }),
    'from the future': (claims) => sign({ ...claims, iat: at(HOUR), exp: at(2 * HOUR) }),
    'not good yet': (claims) => sign({ ...claims, nbf: at(HOUR) }),
    'another nonce': (claims) => sign({ ...claims, nonce: 'of another question' }),
    'a key of a stranger': issuer.signAsStranger,
    'a key of a stranger that it brings along': (claims) =>
      issuer.signAsStranger(claims, {
        kid: 'mine',
        jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' },
        jku: `${issuer.origin}/x`,
      }),
    'a key id that is a path': (claims) => issuer.signAsStranger(claims, { kid: '../../keys' }),
    'without a subject': (claims) => sign(without(claims, 'sub')),
    'an empty subject': (claims) => sign({ ...claims, sub: '' }),
    'a subject that is no text': (claims) => sign({ ...claims, sub: { $ne: null } }),
    'made for another party': (claims) => sign({ ...claims, azp: 'another-site' }),
    'for several, and none of them named': (claims) => sign({ ...claims, aud: [issuer.clientId, 'another-site'] }),
    'a cut signature': (claims) => sign(claims).slice(0, -20),
    'no signature': (claims) => `${sign(claims).split('.').slice(0, 2).join('.')}.`,
    'claims changed after it was signed': (claims) => {
      const [header = '', , signature = ''] = sign(claims).split('.');
      return `${header}.${part({ ...claims, sub: 'victim' })}.${signature}`;
    },
    'a token of another kind: access': (claims) => sign(claims, { typ: 'at+jwt' }),
    'a token of another kind: logout': (claims) => sign(claims, { typ: 'logout+jwt' }),
    'no token at all': () => 'rubbish',
    'an empty text': () => '',
  };
}
