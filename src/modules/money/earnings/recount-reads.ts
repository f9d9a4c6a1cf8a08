import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { gatherOpenDays } from './count-month.ts';

const DAY = 24 * 3_600_000;
/** Of days that are further back visits are forgotten, and counting them anew would lose what was counted. */
const DAYS_KEPT = 28;

/** Counts what was read between two moments anew, in milliseconds, as far as it can be: a decision that ended it was wrong. */
export async function recountReads(
  context: CommandContext,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  mustBeProgram(context);
  const first = Math.max(from, context.clock.now().getTime() - DAYS_KEPT * DAY);
  await gatherOpenDays(context, new Date(first), new Date(to));
}
