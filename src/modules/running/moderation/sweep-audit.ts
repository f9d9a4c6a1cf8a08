import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { forgetAudit } from '#modules/ground/audit/forget-audit.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'moderation:sweep': unknown;
  }
}

/** Rule 166. */
const YEARS_KEPT = 2;

/** Forgets what was written down longer ago than it is kept. */
export async function sweepAudit(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const before = new Date(context.clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
  await forgetAudit(context, before);
}
