import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type NotFound, notFound } from '#modules/ground/refusals.ts';
import { canReadErrors } from '#modules/ground/roles/roles.policy.ts';
import type { ErrorGroup, ErrorState } from './error-group.ts';
import { setErrorState } from './errors.store.ts';
import { findErrorGroup } from './read-errors.ts';

type SettleErrorOutcome = (ErrorGroup & { readonly type: 'ErrorGroup' }) | NotFound;

/** Says of an error that it is mended, that nobody wants to hear of it, or that it is open after all (rule 245). */
export async function settleError(
  context: CommandContext,
  { id, state }: { readonly id: string; readonly state: ErrorState },
): Promise<SettleErrorOutcome> {
  mustBeAllowed(canReadErrors(context));
  return withTransaction(context, async (inside) => {
    const before = await findErrorGroup(inside, id);
    if (before === undefined) return notFound(messages.noGroup);
    const isChanged = await setErrorState(inside.database, { id, state, now: inside.clock.now() });
    if (isChanged) {
      await writeAudit(inside, {
        action: 'error.settled',
        targetKind: 'error',
        targetId: id,
        before: { state: before.state },
        after: { state },
      });
    }
    return { ...before, state, type: 'ErrorGroup' };
  });
}
