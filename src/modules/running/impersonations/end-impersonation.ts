import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Impersonation } from './find-impersonation.ts';
import { endOne } from './impersonations.store.ts';

/** Ends it by a press; the context is that of whoever looks, not of whom they look as. */
export async function endImpersonation(
  context: CommandContext,
  { id, personId }: Pick<Impersonation, 'id' | 'personId'>,
): Promise<void> {
  await withTransaction(context, async (inside) => {
    if (!(await endOne(inside.database, id, inside.clock.now()))) return;
    await writeAudit(inside, {
      action: 'person.impersonationEnded',
      targetKind: 'person',
      targetId: personId,
      before: {},
      after: {},
    });
  });
}
