import { RULES_VERSION } from '#shared/earnings/rules-2027-01.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { insertReads, keepStories, type ReadOfDay } from './earning-reads.store.ts';
import { findMonth, keepMonth } from './earning-results.store.ts';
import { insertSlices, type Slice } from './earning-slices.store.ts';

type BroughtRead = ReadOfDay & { readonly memberKey: string; readonly day: string };

export type BroughtMonth = {
  readonly period: string;
  readonly reads: readonly BroughtRead[];
  readonly slices: readonly Slice[];
};

/**
 * Brings the inputs of a month in that was counted elsewhere, frozen as they are; it is closed with the others. False
 * where the month is known already.
 */
export function bringInMonth(context: CommandContext, { period, reads, slices }: BroughtMonth): Promise<boolean> {
  mustBeProgram(context);
  return withTransaction(context, async ({ database, clock }) => {
    if ((await findMonth(database, period)) !== undefined) return false;
    const days = Map.groupBy(reads, (read) => read.day);
    for (const [day, ofDay] of days) await insertReads(database, day, ofDay);
    await keepStories(database, period, { days: [...days.keys()], now: clock.now() });
    await insertSlices(database, period, slices);
    const costs = { basisPoints: 0, fixed: 0 };
    const countedAt = clock.now();
    await keepMonth(database, {
      period,
      rules: RULES_VERSION,
      state: 'FROZEN',
      costs,
      countedAt,
      closedAt: null,
      hash: null,
    });
    return true;
  });
}
