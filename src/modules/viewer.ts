import type { StaffRole } from './tables.ts';

/** A person who is signed in, with what the policies ask about them. */
export type Viewer = {
  readonly personId: string;
  readonly isSuspended: boolean;
  /** Member or Friend: may read locked stories whole. */
  readonly isMember: boolean;
  readonly staffRoles: ReadonlyMap<string, StaffRole>;
  /** Ids of people who blocked the viewer, and whom the viewer blocked (decisions 31). */
  readonly blockedBy: ReadonlySet<string>;
  readonly blocking: ReadonlySet<string>;
};
