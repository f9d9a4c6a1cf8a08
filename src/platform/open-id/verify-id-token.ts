import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { SignInFault } from './sign-in-fault.ts';

/** Who somebody is, as their provider says. */
export type Claims = {
  /** The key of a person at one issuer; everything else may change. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
};

export type Expected = {
  readonly issuers: readonly string[];
  readonly clientId: string;
  /** What the token's `nonce` must be; undefined if we sent none, and then it must have none. */
  readonly nonce: string | undefined;
};

/** Never `none`, and never a shared secret: a public key must not serve as one. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const ID_TOKEN_TYPE = /^(?:application\/)?jwt$/i;
const MOST_AGE = '1 hour';
const CLOCK_DIFFERENCE_SECONDS = 60;

/** Apple writes booleans as texts. */
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .catch(false)
    .default(false),
  name: z.string().optional().catch(undefined),
});

/**
 * Reads an ID token (OpenID Connect Core §3.1.3.7): kind, signature by a key of the issuer, issuer, audience,
 * authorised party, times and nonce. Throws a SignInFault `untrusted` for any that is wrong.
 */
export async function verifyIdToken(token: string, keys: JWTVerifyGetKey, expected: Expected): Promise<Claims> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer: [...expected.issuers],
    audience: expected.clientId,
    requiredClaims: ['sub', 'iat', 'exp'],
    // With it a token from the future is refused too.
    maxTokenAge: MOST_AGE,
    clockTolerance: CLOCK_DIFFERENCE_SECONDS,
  });
  // Access and logout tokens are signed by the same keys, and say that they are such.
  if (!ID_TOKEN_TYPE.test(protectedHeader.typ ?? 'JWT')) throw new SignInFault('untrusted', 'the token is no ID token');
  refuseOthersToken(payload, expected);
  return readClaims(payload);
}

/** Reads the claims about a person; throws if they don't even say who it is. */
export function readClaims(payload: unknown): Claims {
  const claims = claimsShape.parse(payload);
  return {
    subject: claims.sub,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    name: claims.name,
  };
}

function refuseOthersToken(payload: JWTPayload, { clientId, nonce }: Expected): void {
  const party = payload['azp'];
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (party !== undefined ? party !== clientId : isForSeveral) {
    throw new SignInFault('untrusted', 'the token was made for another party');
  }
  if (payload['nonce'] !== nonce) throw new SignInFault('untrusted', 'the token answers another question');
}
