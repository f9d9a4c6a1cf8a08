import type { Scope } from '#shared/identity/scopes.ts';
import { BLOCK_COLUMNS, type BlockRow } from '#modules/people/blocks/block-columns.ts';
import {
  MEMBERSHIP_COLUMN,
  type MembershipColumn,
  tierOfColumn,
} from '#modules/money/memberships/membership-columns.ts';
import { placesOf, STAFF_COLUMN, type StaffColumn } from '#modules/ground/staff-column.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Who a bearer token speaks for, and what limits count it by. */
export type Bearer = { readonly viewer: Viewer; readonly limitKey: string };

/** What every statement that finds a bearer tells of the person. */
export type BearerRow = BlockRow &
  MembershipColumn &
  StaffColumn & {
    readonly personId: string;
    readonly state: 'active' | 'suspended';
    readonly isEmailVerified: boolean;
    readonly scopes: readonly Scope[];
  };

/** Columns of a `BearerRow` but for its scopes, of a person `p`. */
export const BEARER_COLUMNS = `
  p.id as "personId", p.state,
  coalesce((select e.is_verified from email_address e where e.person_id = p.id), false) as "isEmailVerified",
  ${STAFF_COLUMN},
  ${MEMBERSHIP_COLUMN},
  ${BLOCK_COLUMNS}`;

/** A viewer without a session: never staff of the platform, never stepped up, and only what the scopes say. */
export function bearerViewer(row: BearerRow, now: Date): Viewer {
  const tier = tierOfColumn(row, now);
  const { personId, state, isEmailVerified, scopes } = row;
  return {
    personId,
    sessionId: null,
    steppedUpAt: null,
    isSuspended: state === 'suspended',
    isEmailVerified,
    roles: new Set(),
    scopes: new Set(scopes),
    isMember: tier !== 'FREE',
    isFriend: tier === 'FRIEND',
    ...placesOf(row, now),
    blockedBy: new Set(row.blockedBy),
    blocking: new Set(row.blocking),
  };
}
