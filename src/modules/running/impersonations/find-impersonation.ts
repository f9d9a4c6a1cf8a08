import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { canImpersonate } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { BEARER_COLUMNS, type BearerRow, bearerViewer } from '#modules/identity/personal-tokens/bearer.ts';

/** Somebody who works for the site looks at it as somebody else sees it, and changes nothing (rule 248). */
export type Impersonation = {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  /** Whoever looks. */
  readonly actor: Viewer;
  readonly expiresAt: Date;
  /** The person as policies see them here: without a session, a role or a place in a publication. */
  readonly viewer: Viewer;
};

const FIND = `
  select i.id, i.expires_at as "expiresAt", p.name, '{}'::text[] as scopes, ${BEARER_COLUMNS},
    coalesce((select array_agg(r.role) from platform_role r where r.person_id = p.id), '{}') as roles
  from impersonation i join person p on p.id = i.person_id
  where i.token_hash = $1 and i.session_id = $2 and i.actor_id = $3
    and i.begun_at is not null and i.ended_at is null and i.expires_at > $4 and p.state in ('active', 'suspended')`;

type Row = BearerRow & {
  readonly id: string;
  readonly expiresAt: Date;
  readonly name: string;
  readonly roles: readonly PlatformRole[];
};

/** What a cookie can be worth; everything else is not looked up. */
const VALUE = /^t[\w-]{43}$/;

/**
 * As whom the owner of this session looks at the site; undefined where it ended, ran out, was begun in another session,
 * or they may not any more, since roles are asked for anew with every request.
 */
export async function findImpersonation(
  { database, clock }: { readonly database: Database<Tables>; readonly clock: Clock },
  cookieValue: string,
  actor: Viewer,
): Promise<Impersonation | undefined> {
  if (!VALUE.test(cookieValue) || actor.sessionId === null) return undefined;
  const now = clock.now();
  const values = [hashOfToken(cookieValue), actor.sessionId, actor.personId, now];
  const [row] = await database.query<Row>('impersonation_find', FIND, values);
  if (row === undefined) return undefined;
  const { id, personId, name, roles, expiresAt } = row;
  if (!canImpersonate({ viewer: actor, isProgram: false }, { id: personId, roles })) return undefined;
  const viewer = { ...bearerViewer(row, now), ...withoutPlaces, isImpersonated: true };
  return { id, personId, name, actor, expiresAt, viewer };
}

/** What somebody does for a publication is its staff's, and holds what others submitted and wrote to each other. */
const withoutPlaces = { staffRoles: new Map(), settlingPublications: new Set<string>() } as const;
