import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PersonState } from '#modules/ground/viewer.ts';

/** An account as staff are about to change it. */
export type Target = {
  readonly id: string;
  readonly username: string;
  readonly state: PersonState;
  readonly roles: readonly PlatformRole[];
};

const LOCK = 'select id, username, state from person where id = $1 for update';
const ROLES = 'select role from platform_role where person_id = $1 order by role';

/** Reads an account and keeps others from changing its state until the transaction ends. */
export async function lockTarget({ database }: CommandContext, personId: string): Promise<Target | undefined> {
  const [person] = await database.query<Omit<Target, 'roles'>>('moderation_lock', LOCK, [personId]);
  if (person === undefined) return undefined;
  const roles = await database.query<{ role: PlatformRole }>('moderation_roles', ROLES, [personId]);
  return { ...person, roles: roles.map(({ role }) => role) };
}
