import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { measuresOf, MOST_LEGAL_CHARACTERS } from '#shared/moderation/measures.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { MOST_EXCERPT_CHARACTERS, MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { isCountryCode } from '#shared/payments/country-codes.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { badRequest, conflict, forbidden, notFound } from '#modules/ground/refusals.ts';
import { describeTarget } from '#modules/running/reports/describe-target.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { carryOut, endDecision } from './carry-out.ts';
import type { DecisionOutcome, DecisionTarget, Sanction } from './decision.ts';
import { type DecisionFault, whyNotDecide } from './decisions.policy.ts';
import { lockDecision } from './decisions.store.ts';

/** Decides about something, tells whoever made it why, and does it (rules 163 and 230). */
export async function takeDecision(
  context: CommandContext,
  { target, sanction: said }: { readonly target: DecisionTarget; readonly sanction: Sanction },
): Promise<DecisionOutcome> {
  mustBeAllowed(canDecideReports(context));
  const sanction = trimmed(said);
  const fault = faultOf(target, sanction, context.clock.now());
  if (fault !== undefined) return badRequest(fault);
  return withTransaction(context, async (inside) => {
    const refusal = await refuse(inside, target);
    if (refusal !== null) return refusal;
    const decision = await carryOut(inside, target, sanction);
    return decision ?? conflict(messages.cannotNow);
  });
}

/** Takes a decision back that was wrong: everything is as it was before, and it counts for nothing (rule 230). */
export async function reverseDecision(
  context: CommandContext,
  { decisionId, reason: said }: { readonly decisionId: string; readonly reason: string },
): Promise<DecisionOutcome> {
  mustBeAllowed(canDecideReports(context));
  const reason = said.trim();
  if (isNoReason(reason)) return badRequest(reasonNeeded());
  return withTransaction(context, async (inside) => {
    const decision = await lockDecision(inside.database, decisionId);
    if (decision === undefined) return notFound(messages.missing);
    const refusal = await refuse(inside, { kind: decision.targetKind, id: decision.targetId });
    if (refusal !== null) return refusal;
    if (!(await endDecision(inside, decision, { kind: 'reversed', reason }))) return conflict(messages.alreadyEnded);
    const after = await lockDecision(inside.database, decisionId);
    return after ?? notFound(messages.missing);
  });
}

/** What is wrong with a sanction, as one sentence; whoever decides an appeal asks the same. */
export function faultOf(target: DecisionTarget, sanction: Sanction, now: Date): string | undefined {
  const { measure, countries = [], facts, excerpt = '', legalReference = '', endsAt } = sanction;
  if (!measuresOf(target.kind).includes(measure)) return messages.wrongMeasure;
  if (isNoReason(facts)) return reasonNeeded();
  if (excerpt.length > MOST_EXCERPT_CHARACTERS) {
    return formatMessage(moderationMessages.excerptTooLong, { most: MOST_EXCERPT_CHARACTERS });
  }
  if (legalReference.length > MOST_LEGAL_CHARACTERS) {
    return formatMessage(messages.lawTooLong, { most: MOST_LEGAL_CHARACTERS });
  }
  if ((measure === 'withhold') !== countries.length > 0 || !countries.every(isPlace)) {
    return messages.wrongCountries;
  }
  // The comparison is also false for a date that is none.
  return endsAt && !(endsAt.getTime() > now.getTime()) ? moderationMessages.endInPast : undefined;
}

/** The empty one is everywhere. */
const isPlace = (country: string): boolean => country === '' || isCountryCode(country);
const isNoReason = (reason: string): boolean => reason === '' || reason.length > MOST_REASON_CHARACTERS;
const reasonNeeded = (): string => formatMessage(moderationMessages.reasonNeeded, { most: MOST_REASON_CHARACTERS });

/** Without the blanks around what was typed. */
function trimmed(sanction: Sanction): Sanction {
  const { facts, excerpt = '', legalReference = '', countries = [] } = sanction;
  return {
    ...sanction,
    facts: facts.trim(),
    excerpt: excerpt.trim(),
    legalReference: legalReference.trim(),
    countries: [...new Set(countries)].toSorted(),
  };
}

const ROLES = 'select role from platform_role where person_id = $1 order by role';
const FAULTS: Readonly<Record<DecisionFault, string>> = { own: messages.own, staff: messages.forStaffOnly };

/** Why the viewer may not decide about something, or that nothing is there any more; null where they may. */
export async function refuse(inside: CommandContext, target: DecisionTarget) {
  const { makerIds } = await describeTarget(commandReader(inside), target);
  if (makerIds.length === 0) return notFound(messages.missing);
  const rows =
    target.kind === 'user'
      ? await inside.database.query<{ role: PlatformRole }>('decision_roles', ROLES, [target.id])
      : [];
  const fault = whyNotDecide(inside, { target, makerIds, roles: rows.map(({ role }) => role) });
  return fault === null ? null : forbidden(FAULTS[fault]);
}
