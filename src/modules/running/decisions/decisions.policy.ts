import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canSuspend } from '#modules/ground/roles/roles.policy.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import type { DecisionTarget } from './decision.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;
type About = {
  readonly target: DecisionTarget;
  readonly makerIds: readonly string[];
  /** Of the account that it is about; of work nobody asks. */
  readonly roles: readonly PlatformRole[];
};

export type DecisionFault = 'own' | 'staff';

/**
 * Whoever decides about reports decides about everything else (rule 161), but not about themselves or what they made,
 * and about somebody who works for the site only as an administrator. Null where they may.
 */
export function whyNotDecide(asker: Asker, { target, makerIds, roles }: About): DecisionFault | null {
  if (asker.isProgram) return null;
  const own = asker.viewer?.personId ?? '';
  if (makerIds.includes(own)) return 'own';
  if (!canDecideReports(asker)) return 'staff';
  return target.kind !== 'user' || canSuspend(asker, { id: target.id, roles }) ? null : 'staff';
}
