import type { PublicationRight } from '#shared/publications/rights.ts';
import type { InvitedRole } from './invitation.ts';

/** What somebody must be allowed who invites for a role: editors writers, the owner editors too (rules 54, 55). */
export function rightToInvite(role: InvitedRole): PublicationRight {
  return role === 'editor' ? 'manage editors' : 'manage staff';
}
