import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { liftSecondFactorLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';

/** The operator lets somebody try their second factor again who was locked out of it, for good too (rule 134). */
export function liftFactorLock(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    await liftSecondFactorLockout(inside, personId);
    await writeAudit(inside, {
      action: 'person.factorLockLifted',
      targetKind: 'person',
      targetId: personId,
      before: {},
      after: {},
    });
  });
}
