import type { CommandContext } from '#modules/ground/command-context.ts';
import { canRunRegistration } from '#modules/ground/roles/roles.policy.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';

export type Invitation = {
  readonly id: string;
  readonly address: string | null;
  readonly note: string;
  readonly mostUses: number;
  readonly useCount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isOpen: boolean;
  readonly inviter: string | null;
  /** Usernames of the last who came, the newest first. */
  readonly came: readonly string[];
};

export type SignUpBlock = {
  readonly id: string;
  readonly blocked: string;
  readonly reason: string;
  readonly refusedCount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly isOver: boolean;
};

export type Registration = {
  readonly mode: 'OPEN' | 'INVITATION' | 'CLOSED';
  readonly invitations: readonly Invitation[];
  readonly blocks: readonly SignUpBlock[];
};

/** The newest of each; older ones stand in the audit log. */
const MOST_SHOWN = 500;
const MOST_CAME = 10;

const modes: ReadonlyMap<string, Registration['mode']> = new Map([
  ['invitation', 'INVITATION'],
  ['closed', 'CLOSED'],
]);

const INVITATIONS = `
  select i.id, i.address, i.note, i.most_uses as "mostUses", i.use_count as "useCount", i.created_at as "createdAt",
    i.expires_at as "expiresAt", p.name as inviter,
    i.revoked_at is null and i.expires_at > $1 and i.use_count < i.most_uses as "isOpen",
    array(select c.username from invitation_use u join person c on c.id = u.person_id
      where u.invitation_id = i.id and c.username <> '' order by u.used_at desc limit ${MOST_CAME}) as came
  from (select * from invitation order by created_at desc, id limit ${MOST_SHOWN}) i
  left join person p on p.id = i.created_by
  order by i.created_at desc, i.id`;

const BLOCKS = `
  select id, value as blocked, reason, refused_count::float8 as "refusedCount", created_at as "createdAt",
    expires_at as "expiresAt", coalesce(expires_at <= $1, false) as "isOver"
  from sign_up_block order by created_at desc, id limit ${MOST_SHOWN}`;

/** Who may sign up, by invitation or not, and who may not; null for whoever does not run that (rules 250 to 252). */
export async function readRegistration(context: CommandContext): Promise<Registration | null> {
  if (!canRunRegistration(context)) return null;
  const { database, clock } = context;
  const now = clock.now();
  return {
    mode: modes.get((await readSettings(database))['registration.mode']) ?? 'OPEN',
    invitations: await database.query<Invitation>('invitations_all', INVITATIONS, [now]),
    blocks: await database.query<SignUpBlock>('sign_up_blocks_all', BLOCKS, [now]),
  };
}
