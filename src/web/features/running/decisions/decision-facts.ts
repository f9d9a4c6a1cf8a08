import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { AdminDecisionRow } from '#web/generated/fragments.ts';
import { countryText } from './country-text.ts';

/** What staff see in a line below a decision: by whom, where, by which law, and how long. */
export function decisionFacts(decision: AdminDecisionRow): readonly string[] {
  const { decidedBy, countries, legalReference, isProvisional, measure, endsAt, end, endedAt, endReason } = decision;
  const ended = end !== null && endedAt !== null && formatMessage(messages.ended[end], { date: formatDate(endedAt) });
  return [
    decidedBy === null ? messages.decidedByProgram : formatMessage(messages.decidedBy, { name: decidedBy.name }),
    ...(isProvisional ? [messages.isProvisional] : []),
    ...(countries.length === 0 ? [] : [countryText(countries)]),
    ...(legalReference === '' ? [] : [legalReference]),
    ...(ended ? [endReason === '' ? ended : `${ended}: ${endReason}`] : running(measure, endsAt)),
  ];
}

function running(measure: AdminDecisionRow['measure'], endsAt: number | null): readonly string[] {
  if (measure === 'WARN') return [];
  return [endsAt === null ? messages.running : formatMessage(messages.runningUntil, { date: formatDate(endsAt) })];
}
