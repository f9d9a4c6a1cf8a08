import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteTaxCertifications } from './tax-certifications.store.ts';

/**
 * Forgets what a person who goes said of their taxes. What a tax office still has to be told of payouts of this year and
 * the last stays locked until that is over, and goes then by itself (rule 198).
 */
export async function eraseTaxesOf({ isProgram, viewer, database, clock }: CommandContext, personId: string) {
  mustBeProgram({ isProgram, viewer });
  await deleteTaxCertifications(database, personId, new Date(Date.UTC(clock.now().getUTCFullYear() - 1, 0, 1)));
}
