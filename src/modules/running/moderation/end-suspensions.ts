import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { forgetAudit } from '#modules/ground/audit/forget-audit.ts';
import { unsuspendPerson } from './unsuspend-person.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'moderation:end-suspensions': unknown;
    'moderation:sweep': unknown;
  }
}

const DUE = `
  select s.person_id as "personId" from suspension s join person p on p.id = s.person_id
  where p.state = 'suspended' and s.lifted_at is null and s.ends_at <= $1 order by s.ends_at limit 500`;
/** Rule 166. */
const YEARS_KEPT = 2;

/** Lifts every suspension whose end has come; of an account that is closed meanwhile when it opens again. */
export async function endSuspensions(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const due = await context.database.query<{ personId: string }>('suspensions_due', DUE, [context.clock.now()]);
  for (const { personId } of due) await unsuspendPerson(context, { personId, reason: messages.endReached });
}

/** Forgets what was written down longer ago than it is kept. */
export async function sweepAudit(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const before = new Date(context.clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
  await forgetAudit(context, before);
}
