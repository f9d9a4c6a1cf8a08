import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { endSharesOf } from './splits.store.ts';

const DAY = 24 * 3_600_000;

/**
 * Ends the shares of a person who goes with the day, and what they were asked about. What was read before was shared
 * with them, so their shares stay by an id that names nobody (rule 324).
 */
export async function eraseSharesOf({ isProgram, viewer, database, clock }: CommandContext, personId: string) {
  mustBeProgram({ isProgram, viewer });
  await endSharesOf(database, personId, new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10));
}
