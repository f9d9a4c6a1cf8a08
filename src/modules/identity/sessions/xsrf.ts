import { createHmac } from 'node:crypto';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What stands behind a request: a session, or a browser that is signed out. */
export type XsrfOwner = { readonly sessionId: string } | { readonly visitorHash: string };

/** The token that a page of ours sends back with every change: nobody else can make it. */
export function xsrfOf(secrets: Secrets, owner: XsrfOwner): string {
  const text = 'sessionId' in owner ? `session:${owner.sessionId}` : `visitor:${owner.visitorHash}`;
  return createHmac('sha256', secrets.secret('xsrf')).update(text).digest('base64url');
}

/** Compares in constant time; false where nothing was given. */
export function isXsrf(expected: string, given: string | null | undefined): boolean {
  return given !== null && given !== undefined && isSameText(expected, given);
}
