import { criteriaOf } from '#shared/earnings/eligibility.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { movePauses } from './partner.store.ts';

/** Pauses writers whose membership lapsed 30 days ago, and lets those go on who came back; run it once a day. */
export async function pauseLapsedPartners({ database, clock }: CommandContext): Promise<void> {
  const { 'partner.criteria': criteria } = await readSettings(database);
  await movePauses(database, clock.now(), criteriaOf(criteria).includes('IS_MEMBER'));
}
