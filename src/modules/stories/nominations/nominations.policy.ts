import type { CommandContext } from '#modules/ground/command-context.ts';
import { canCurateBoosts } from '#modules/ground/roles/roles.policy.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Whether to offer the viewer to nominate a story: a curator, who did not write it (rule 200). */
export function mayOfferNomination(asker: Asker, authorIds: readonly string[]): boolean {
  const { viewer } = asker;
  return viewer !== null && canCurateBoosts(asker) && !authorIds.includes(viewer.personId);
}
