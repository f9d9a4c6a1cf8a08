import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { lockTarget } from './lock-target.ts';
import { changed, conflict, type ModerationOutcome, nobody, refused } from './moderation-outcome.ts';
import { canChangeRoles } from '#modules/ground/roles/roles.policy.ts';
import { deleteRole, insertRole } from './moderation.store.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';

/** Locked as a whole, so that of two administrators who depose each other one stays. */
const ADMINISTRATORS = `
  select person_id as "personId" from platform_role where role = 'ADMIN' order by person_id for update`;

/** Gives somebody a role of the platform, or takes it away, having stepped up: for administrators and the operator. */
export async function changeRole(
  context: CommandContext,
  input: { readonly personId: string; readonly role: PlatformRole; readonly isGranted: boolean },
): Promise<ModerationOutcome> {
  mustBeAllowed(canChangeRoles(context));
  mustHaveSteppedUp(context);
  const { personId, role, isGranted } = input;
  return withTransaction(context, async (inside) => {
    const { database, clock, viewer } = inside;
    const all = await database.query<{ personId: string }>('moderation_administrators', ADMINISTRATORS, []);
    if (viewer !== null && !all.some((one) => one.personId === viewer.personId)) return refused;
    const target = await lockTarget(inside, personId);
    if (target === undefined) return nobody;
    if (isGranted && target.state !== 'active') return conflict(messages.closed);
    if (!isGranted && role === 'ADMIN' && viewer?.personId === personId) return conflict(messages.ownRole);
    const isChanged = isGranted
      ? await insertRole(database, { personId, role, now: clock.now() })
      : await deleteRole(database, personId, role);
    if (!isChanged) return changed(personId);
    const after = isGranted ? [...target.roles, role] : target.roles.filter((one) => one !== role);
    await writeAudit(inside, {
      action: isGranted ? 'person.roleGranted' : 'person.roleRevoked',
      targetKind: 'person',
      targetId: personId,
      before: { roles: target.roles },
      after: { roles: after },
    });
    return changed(personId);
  });
}
