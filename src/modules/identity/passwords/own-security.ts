import type { Viewer } from '#modules/ground/viewer.ts';
import type { AccountSecurity } from './set-password.ts';

/** The security of an account, for its owner in a whole session alone. */
export function ownSecurity(viewer: Viewer | null, personId: string): AccountSecurity | null {
  const isOwn = viewer !== null && viewer.personId === personId && viewer.scopes === 'all';
  return isOwn ? { type: 'AccountSecurity', personId } : null;
}
