import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canGrantTrust } from '#modules/ground/roles/roles.policy.ts';
import { lockTarget } from '#modules/running/moderation/lock-target.ts';
import { changed, type ModerationOutcome, nobody } from '#modules/running/moderation/moderation-outcome.ts';
import { deleteTrustGrant, insertTrustGrant } from './trust.store.ts';

/** Trusts an account as if it had been here for long, or no longer (rule 164); doing it again changes nothing. */
export async function grantTrust(
  context: CommandContext,
  { personId, isGranted }: { readonly personId: string; readonly isGranted: boolean },
): Promise<ModerationOutcome> {
  mustBeAllowed(canGrantTrust(context, personId));
  return await withTransaction(context, async (inside) => {
    if ((await lockTarget(inside, personId)) === undefined) return nobody;
    const by = inside.viewer?.personId ?? null;
    const isChanged = isGranted
      ? await insertTrustGrant(inside.database, { personId, by, now: inside.clock.now() })
      : await deleteTrustGrant(inside.database, personId);
    if (isChanged) {
      await writeAudit(inside, {
        action: isGranted ? 'person.trusted' : 'person.untrusted',
        targetKind: 'person',
        targetId: personId,
        before: { isTrusted: !isGranted },
        after: { isTrusted: isGranted },
      });
    }
    return changed(personId);
  });
}
