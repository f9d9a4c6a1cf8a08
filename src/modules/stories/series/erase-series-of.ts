import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteOwnSeries } from './series.store.ts';

/** Deletes the series of somebody who goes, but for sequences of publications, which are theirs. */
export async function eraseSeriesOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await deleteOwnSeries(context.database, personId);
}
