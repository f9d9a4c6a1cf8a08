import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { endDecision } from './carry-out.ts';
import { forgetDecisions, lockDecision } from './decisions.store.ts';

const DUE = 'select id from decision where ended_at is null and ends_at <= $1 order by ends_at limit 500';
/** As long as the audit (rule 166); the quoted words half as long (rule 230). */
const YEARS_KEPT = 2;
const YEARS_QUOTED = 1;

/** Ends every decision whose date has come. */
export async function endDueDecisions(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const due = await context.database.query<{ id: string }>('decisions_due', DUE, [context.clock.now()]);
  for (const { id } of due) {
    await withTransaction(context, async (inside) => {
      const decision = await lockDecision(inside.database, id);
      if (decision) await endDecision(inside, decision, { kind: 'expired', reason: messages.endReached });
    });
  }
}

/** Forgets decisions that ended long ago, and before that what was quoted in them. */
export async function sweepDecisions(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const yearsAgo = (years: number): Date => {
    const date = new Date(context.clock.now());
    date.setUTCFullYear(date.getUTCFullYear() - years);
    return date;
  };
  await forgetDecisions(context.database, { words: yearsAgo(YEARS_QUOTED), rows: yearsAgo(YEARS_KEPT) });
}
