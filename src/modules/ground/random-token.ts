import { createHash, randomBytes } from 'node:crypto';

/**
 * A secret of 256 random bits that only its owner keeps: we store its hash. Starts with `t`, since what
 * starts with `lo_` belongs to nobody signed in.
 */
export function createToken(): string {
  return `t${randomBytes(32).toString('base64url')}`;
}

/** What of a token is stored: sha256 in hex. A token has so many bits that nothing slower is needed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
