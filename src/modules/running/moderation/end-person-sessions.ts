import { mustBeAllowed } from '#modules/ground/acting.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { endAllTokens } from '#modules/identity/oauth/authorized-apps.ts';
import { endAllSessions } from '#modules/identity/sessions/end-all-sessions.ts';
import { lockTarget } from './lock-target.ts';
import { changed, type ModerationOutcome, nobody, refused } from './moderation-outcome.ts';
import { canLookUpPeople, canSuspend } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';

const COUNT = 'select count(*)::int as count from session where person_id = $1';

/** Signs somebody out everywhere, and ends tokens and apps, as when others got into their account. */
export async function endPersonSessions(context: CommandContext, personId: string): Promise<ModerationOutcome> {
  mustBeAllowed(canLookUpPeople(context));
  return withTransaction(context, async (inside) => {
    const target = await lockTarget(inside, personId);
    if (target === undefined) return nobody;
    if (!canSuspend(inside, target)) return refused;
    const [sessions] = await inside.database.query<{ count: number }>('moderation_sessions', COUNT, [personId]);
    await endAllSessions(asProgram(inside), personId);
    await endAllTokens(inside, personId);
    await writeAudit(inside, {
      action: 'person.signedOut',
      targetKind: 'person',
      targetId: personId,
      before: { sessions: sessions?.count ?? 0 },
      after: { sessions: 0 },
    });
    return changed(personId);
  });
}
