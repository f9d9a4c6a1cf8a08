import { createHmac } from 'node:crypto';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What stands behind a request: a session, or a browser that is signed out. */
export type XsrfOwner = { readonly sessionId: string } | { readonly visitorHash: string };

/** The token that a page of ours sends back with every change: nobody else can make it. */
export function xsrfOf(secrets: Secrets, owner: XsrfOwner): string {
  return signed(secrets.secret('xsrf'), owner);
}

/** Those of pages that were drawn while another key was in use: they count as well (rule 238). */
export function olderXsrfOf(secrets: Secrets, owner: XsrfOwner): readonly string[] {
  const [, ...older] = secrets.known('xsrf');
  return older.map(({ key }) => signed(key, owner));
}

function signed(key: Buffer, owner: XsrfOwner): string {
  const text = 'sessionId' in owner ? `session:${owner.sessionId}` : `visitor:${owner.visitorHash}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares in constant time; false where nothing was given. */
export function isXsrf(expected: string, given: string | null | undefined): boolean {
  return given !== null && given !== undefined && isSameText(expected, given);
}
