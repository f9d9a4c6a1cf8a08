import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PersonState } from '#modules/ground/viewer.ts';
import { canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';

/** An account as staff see it. */
export type AdminUser = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly state: PersonState;
  readonly createdAt: Date;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly roles: readonly PlatformRole[];
  /** `password`, `passkey`, `google` …: never a secret, nor what a provider calls the person. */
  readonly waysIn: readonly string[];
  readonly hasTwoFactor: boolean;
};

const COLUMNS = `
  select p.id, p.username, p.name, p.state, p.created_at as "createdAt",
    e.address as email, coalesce(e.is_verified, false) as "isEmailVerified",
    coalesce((select array_agg(r.role order by r.role) from platform_role r where r.person_id = p.id), '{}') as roles,
    array(
      select 'email' where e.address is not null
      union all select 'password' from password w where w.person_id = p.id
      union all select 'passkey' where exists (select from passkey k where k.person_id = p.id)
      union all (select c.provider from connection c where c.person_id = p.id order by c.provider)) as "waysIn",
    exists (select from totp t where t.person_id = p.id and t.is_confirmed) as "hasTwoFactor"
  from person p left join email_address e on e.person_id = p.id`;
const BY_ID = `${COLUMNS} where p.id = $1`;
const BY_USERNAME = `${COLUMNS} where lower(p.username) = lower($1)`;
const BY_ADDRESS = `${COLUMNS} where e.address = lower($1)`;

type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>;

/** By id, username (with or without @) or address. Throws `NotAllowed` for everybody but staff who look accounts up. */
export async function findAdminUser(context: Asker, lookup: string): Promise<AdminUser | undefined> {
  mustBeAllowed(canLookUpPeople(context));
  const text = lookup.trim();
  const username = text.replace(/^@/, '');
  if (username.includes('@')) return await one(context, 'admin_user_by_address', BY_ADDRESS, text);
  return (
    (await one(context, 'admin_user_by_id', BY_ID, text)) ??
    (await one(context, 'admin_user_by_username', BY_USERNAME, username))
  );
}

async function one({ database }: Asker, name: string, text: string, value: string): Promise<AdminUser | undefined> {
  const [row] = await database.query<AdminUser>(name, text, [value]);
  return row;
}

export type AdminSuspension = {
  readonly id: string;
  readonly rule: SuspensionRule;
  readonly reason: string;
  readonly excerpt: string;
  readonly createdAt: Date;
  readonly by: string | null;
  readonly endsAt: Date | null;
  readonly liftedAt: Date | null;
};

const SUSPENSIONS = `
  select s.id, s.rule, s.facts as reason, s.excerpt, s.created_at as "createdAt", b.username as by,
    s.ends_at as "endsAt", s.ended_at as "liftedAt"
  from decision s left join person b on b.id = s.decided_by
  where s.target_kind = 'user' and s.target_id = $1 and s.measure = 'suspend' order by s.created_at desc, s.id limit 50`;

/** The newest first. */
export async function readSuspensions(context: Asker, personId: string): Promise<readonly AdminSuspension[]> {
  mustBeAllowed(canLookUpPeople(context));
  return await context.database.query<AdminSuspension>('admin_suspensions', SUSPENSIONS, [personId]);
}

export type AdminSession = {
  readonly id: string;
  readonly method: string;
  readonly userAgent: string;
  readonly country: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

const SESSIONS = `
  select id, method, user_agent as "userAgent", country, created_at as "createdAt", last_used_at as "lastUsedAt"
  from session where person_id = $1 and parent_id is null order by last_used_at desc, id limit 50`;

/** Where somebody is signed in, without the address of their network. */
export async function readAdminSessions(context: Asker, personId: string): Promise<readonly AdminSession[]> {
  mustBeAllowed(canLookUpPeople(context));
  return await context.database.query<AdminSession>('admin_sessions', SESSIONS, [personId]);
}
