import type { CommandContext } from '#modules/ground/command-context.ts';
import { isSeriesSlugTaken as isTaken } from './series.store.ts';

/** Whether a series has this slug already. */
export function isSeriesSlugTaken({ database }: CommandContext, slug: string): Promise<boolean> {
  return isTaken(database, slug);
}
