import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { canImpersonateAnybody } from '#modules/ground/roles/roles.policy.ts';
import { impersonationRules as rules } from './impersonation-rules.ts';
import { beginWith, endInSession } from './impersonations.store.ts';
import { tellUnlessInCase } from './tell-of-impersonation.ts';

/**
 * Spends the link that `impersonateUser` gave, for the value of a cookie that is worth something beside that of the same
 * session only; from here on it stands in the audit, and its person is told. Undefined where it was spent, is older than
 * a minute or another session's.
 */
export async function beginImpersonation(context: CommandContext, token: string): Promise<string | undefined> {
  const { viewer, clock } = context;
  if (viewer === null || viewer.sessionId === null || !canImpersonateAnybody(context)) return undefined;
  const { sessionId } = viewer;
  const now = clock.now();
  const value = createToken();
  return await withTransaction(context, async (inside) => {
    const { database } = inside;
    const begun = await beginWith(
      database,
      { tokenHash: hashOfToken(token), sessionId, askedSince: new Date(now.getTime() - rules.begunWithin) },
      { tokenHash: hashOfToken(value), now, expiresAt: new Date(now.getTime() + rules.lasts) },
    );
    if (begun === undefined) return undefined;
    await endInSession(database, { sessionId, now, but: begun.id });
    await writeAudit(inside, {
      action: 'person.impersonated',
      targetKind: 'person',
      targetId: begun.personId,
      before: {},
      after: { reason: begun.reason },
    });
    await tellUnlessInCase(inside, begun);
    return value;
  });
}
