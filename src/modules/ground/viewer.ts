import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { PublicationRole } from '#shared/publications/rights.ts';
import type { Scope } from '#shared/identity/scopes.ts';

export type PersonState = 'active' | 'deactivated' | 'suspended' | 'deleted';
export type StaffRole = PublicationRole;

/** A person who is signed in, with what the policies ask about them. */
export type Viewer = {
  readonly personId: string;
  /** Null for a bearer token. */
  readonly sessionId: string | null;
  /** When the person last proved in this session who they are (rule 139); null for a bearer token. */
  readonly steppedUpAt: Date | null;
  readonly isSuspended: boolean;
  readonly isEmailVerified: boolean;
  readonly roles: ReadonlySet<PlatformRole>;
  /** What a bearer token may do; a session may do all. */
  readonly scopes: ReadonlySet<Scope> | 'all';
  /** Member or Friend: may read locked stories whole. */
  readonly isMember: boolean;
  readonly isFriend: boolean;
  /** In publications that are active: nobody changes one that is archived or suspended. */
  readonly staffRoles: ReadonlyMap<string, StaffRole>;
  /** Of these, the ones taken over so lately that it may be undone (rule 58). */
  readonly settlingPublications: ReadonlySet<string>;
  /** Ids of people who blocked the viewer, and whom the viewer blocked (rule 31). */
  readonly blockedBy: ReadonlySet<string>;
  readonly blocking: ReadonlySet<string>;
  /** True where staff look at the site as this person, who is not there: nothing is changed, and what is private stays so (rule 248). */
  readonly isImpersonated?: boolean;
};

/** Whether what only this person sees is the viewer's own to see. */
export function isOwner(viewer: Viewer | null, personId: string): boolean {
  return viewer?.personId === personId && viewer.isImpersonated !== true;
}
