import type { AuditAction, AuditTargetKind } from '#shared/moderation/audit-actions.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { insertAuditEntry } from './audit.store.ts';

/** The operator at the command line, who needs no account. */
const OPERATOR = 'operator';

/**
 * Writes down what staff do, with who, before and after (rule 166). Inside the transaction of the
 * deed: neither is there without the other.
 */
export async function writeAudit(
  context: CommandContext,
  entry: {
    readonly action: AuditAction;
    readonly targetKind: AuditTargetKind;
    readonly targetId: string;
    readonly before: unknown;
    readonly after: unknown;
  },
): Promise<void> {
  const { database, clock, viewer } = context;
  const { action, targetKind, targetId, before, after } = entry;
  await insertAuditEntry(database, {
    id: createId(),
    actor_id: viewer?.personId ?? null,
    actor_name: await actorName(context),
    action,
    target_kind: targetKind,
    target_id: targetId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    created_at: clock.now(),
  });
}

/** Who acts, by a username as it is now: usernames change. */
export async function actorName({ database, viewer }: CommandContext): Promise<string> {
  if (viewer === null) return OPERATOR;
  const { personId } = viewer;
  const row = await database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.username ?? personId;
}
