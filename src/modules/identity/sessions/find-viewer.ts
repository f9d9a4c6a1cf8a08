import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { noteIfRoom } from '#platform/process/outage.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { BLOCK_COLUMNS, type BlockRow } from '#modules/people/blocks/block-columns.ts';
import {
  MEMBERSHIP_COLUMN,
  type MembershipColumn,
  tierOfColumn,
} from '#modules/money/memberships/membership-columns.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { placesOf, STAFF_COLUMN, type StaffColumn } from '#modules/ground/staff-column.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { SESSION_LIFETIME, TOUCH_INTERVAL } from './session.ts';
import { touchSession } from './sessions.store.ts';
import type { Scope } from '#shared/identity/scopes.ts';

/** In one statement, since it stands before every answer to somebody signed in. */
const FIND = `
  select s.id, s.person_id as "personId", s.parent_id as "parentId", s.stepped_up_at as "steppedUpAt",
    s.last_used_at as "lastUsedAt", p.state,
    coalesce((select e.is_verified from email_address e where e.person_id = p.id), false) as "isEmailVerified",
    coalesce((select array_agg(r.role) from platform_role r where r.person_id = p.id), '{}') as roles,
    ${STAFF_COLUMN},
    ${MEMBERSHIP_COLUMN},
    ${BLOCK_COLUMNS}
  from session s join person p on p.id = s.person_id
  where s.token_hash = $1 and s.host = $2 and s.expires_at > $3 and p.state in ('active', 'suspended')`;

type FoundRow = BlockRow &
  MembershipColumn &
  StaffColumn & {
    readonly id: string;
    readonly personId: string;
    readonly parentId: string | null;
    readonly steppedUpAt: Date | null;
    readonly lastUsedAt: Date;
    readonly state: 'active' | 'suspended';
    readonly isEmailVerified: boolean;
    readonly roles: readonly PlatformRole[];
  };

export type FoundViewer = {
  readonly viewer: Viewer & { readonly sessionId: string };
  /** True once an hour: the cookie then gets its 180 days anew. */
  readonly isRenewed: boolean;
};

/** What a cookie can be worth; everything else is not looked up. */
const VALUE = /^t[\w-]{43}$/;

/**
 * Who a session cookie belongs to, on the host that it was set for; undefined where it ended, expired,
 * was never ours, or the account is deactivated or deleted.
 */
export async function findViewer(
  context: { readonly database: Database<Tables>; readonly clock: Clock },
  cookieValue: string,
  host: string,
): Promise<FoundViewer | undefined> {
  if (!VALUE.test(cookieValue)) return undefined;
  const { database, clock } = context;
  const now = clock.now();
  const values = [hashOfToken(cookieValue), host, now];
  const [row] = await database.query<FoundRow>('session_find_viewer', FIND, values);
  if (row === undefined) return undefined;
  const isDue = now.getTime() - row.lastUsedAt.getTime() >= TOUCH_INTERVAL;
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME);
  const isRenewed = isDue && (await noteIfRoom(() => touchSession(database, { sessionId: row.id, now, expiresAt })));
  return { viewer: viewerOf(row, now), isRenewed };
}

function viewerOf(row: FoundRow, now: Date): FoundViewer['viewer'] {
  const tier = tierOfColumn(row, now);
  return {
    personId: row.personId,
    sessionId: row.id,
    steppedUpAt: row.steppedUpAt,
    isSuspended: row.state === 'suspended',
    isEmailVerified: row.isEmailVerified,
    // Staff do their work on the main site only.
    roles: new Set(row.parentId === null ? row.roles : []),
    scopes: row.parentId === null ? 'all' : domainScopes,
    isMember: tier !== 'FREE',
    isFriend: tier === 'FRIEND',
    ...placesOf(row, now),
    blockedBy: new Set(row.blockedBy),
    blocking: new Set(row.blocking),
  };
}

/**
 * What a session on a custom domain may do. The owner of the domain decides where its name leads, and
 * could come by such a session: what an account is worth stays on the main site.
 */
const domainScopes: ReadonlySet<Scope> = new Set(['read', 'write']);
