import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertGone } from './earning-reads.store.ts';

const DAY = 24 * 3_600_000;

/**
 * Keeps what a person who goes has of months that are not closed yet, until the end of today: what was read by then is
 * shared as it was agreed then, whoever is gone since (rule 324). Ask for it before their stories forget them.
 */
export async function keepSharesOfGone(
  { isProgram, viewer, database, clock }: CommandContext,
  personId: string,
): Promise<void> {
  mustBeProgram({ isProgram, viewer });
  await insertGone(database, personId, new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10));
}
