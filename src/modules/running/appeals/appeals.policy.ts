import { appealEnd } from '#shared/moderation/measures.ts';
import type { Decision } from '#modules/running/decisions/decision.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { AppealStanding } from './appeal.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Once, within six months, while it stands; not what a moderator looks at anyway, nor what an appeal ended in. */
export function canAppeal(
  decision: Decision,
  { isAppealed, now }: { readonly isAppealed: boolean; readonly now: Date },
) {
  const { isProvisional, isFinal, endKind, createdAt } = decision;
  if (isAppealed || isProvisional || isFinal || endKind === 'reversed' || endKind === 'replaced') return false;
  return now <= appealEnd(createdAt);
}

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Another moderator or administrator than the first decides an appeal. Where nobody else is, the first does after a
 * day, and that is written down (rule 232).
 */
export function standingOf(
  asker: Asker,
  facts: {
    readonly decidedBy: string | null;
    readonly personIds: readonly string[];
    readonly appealedAt: Date;
    /** Whether somebody else works here who could. */
    readonly hasOthers: boolean;
    readonly now: Date;
  },
): AppealStanding {
  const own = asker.viewer?.personId;
  if (!canDecideReports(asker) || (own !== undefined && facts.personIds.includes(own))) return 'NOT_YOURS';
  if (own === undefined || own !== facts.decidedBy) return 'MAY_DECIDE';
  if (facts.hasOthers) return 'NOT_YOURS';
  return facts.now.getTime() - facts.appealedAt.getTime() < DAY ? 'ONLY_ONE_WAITS' : 'ONLY_ONE';
}
