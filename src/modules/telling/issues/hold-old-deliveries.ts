import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { holdDeliveriesDue } from './deliveries.store.ts';

/** Leaves it to writers whether readers get what was on its way at a moment: nobody here knows whether it arrived. */
export async function holdOldDeliveries(context: CommandContext, until: Date): Promise<number> {
  mustBeProgram(context);
  return await holdDeliveriesDue(context.database, until);
}
