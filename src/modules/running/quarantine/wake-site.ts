import { mustBeProgram } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { dropWaitingMail } from '#modules/ground/mails/drop-waiting-mail.ts';
import { endQuarantine, readQuarantine } from '#modules/ground/settings/site-quarantine.ts';
import { holdOldDeliveries } from '#modules/telling/issues/hold-old-deliveries.ts';

export type WakeOutcome = 'AWAKE_ALREADY' | { readonly droppedMails: number; readonly heldNewsletterMails: number };

/**
 * Ends the quarantine of a restored copy, for whoever runs it (rule 241): its processes hear of it within seconds. Mail
 * that waited when the backup was made may have left the site that was backed up; with `isOldMailDropped` it stays here,
 * newsletters for their writers to decide.
 */
export async function wakeSite(
  context: CommandContext,
  { isOldMailDropped }: { readonly isOldMailDropped: boolean },
): Promise<WakeOutcome> {
  mustBeProgram(context);
  return await withTransaction(context, async (inside) => {
    const quarantine = await readQuarantine(inside.database);
    if (quarantine === null) return 'AWAKE_ALREADY';
    const { backupTakenAt } = quarantine;
    const droppedMails = isOldMailDropped ? await dropWaitingMail(inside, backupTakenAt) : 0;
    const heldNewsletterMails = isOldMailDropped ? await holdOldDeliveries(inside, backupTakenAt) : 0;
    await endQuarantine(inside);
    await writeAudit(inside, {
      action: 'site.woken',
      targetKind: 'site',
      targetId: 'site',
      before: { backupTakenAt: backupTakenAt.toISOString() },
      after: { droppedMails, heldNewsletterMails },
    });
    return { droppedMails, heldNewsletterMails };
  });
}
