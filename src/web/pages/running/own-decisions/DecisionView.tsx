import type { ReactNode } from 'react';
import { appealMessages } from '#shared/messages/appeals.ts';
import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { countryText } from '#web/features/running/decisions/country-text.ts';
import { ownDecisionAnchor } from '#shared/routes/link-shapes.ts';
import type { OwnDecision } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { AppealPart } from './AppealPart.tsx';
import { NoticePart } from './NoticePart.tsx';

/** One decision: what it means, its ground, how long it holds, and what can be said against it. */
export function DecisionView({ decision }: { readonly decision: OwnDecision }) {
  const { measure, title, countries, endedAt, end, isProvisional } = decision;
  const isVoid = end === 'REVERSED' || end === 'REPLACED';
  return (
    <StackedSection
      id={ownDecisionAnchor(decision.id)}
      title={formatMessage(messages.heading, { measure: messages.measures[measure], title })}
    >
      {endedAt === null && <p>{formatMessage(messages.means[measure], { countries: countryText(countries) })}</p>}
      <FactList facts={factsOf(decision)} />
      <Note>{isProvisional ? messages.provisionalAutomatic : messages.byPerson}</Note>
      <NoticePart decision={decision} />
      <AppealPart decision={decision} />
      {!isVoid && !isProvisional && <Note>{appealMessages.courts}</Note>}
    </StackedSection>
  );
}

function factsOf(decision: OwnDecision): readonly (readonly [string, ReactNode])[] {
  const { rule, legalReference, facts, excerpt, createdAt, detectedBy, isProvisional, countsUntil } = decision;
  return [
    [messages.rule, moderationMessages.rules[rule]],
    ...(legalReference === '' ? [] : [[messages.law, legalReference] as const]),
    [messages.facts, facts],
    ...(excerpt === '' ? [] : [[messages.excerpt, excerpt] as const]),
    [messages.howFound, messages.detectedBy[detectedBy]],
    [messages.from, <DateTime key="from" timestamp={createdAt} />],
    [messages.state, stateOf(decision)],
    ...(isProvisional
      ? []
      : [
          [
            messages.standing,
            countsUntil === null
              ? messages.countsNot
              : formatMessage(messages.counts, { date: formatDate(countsUntil) }),
          ] as const,
        ]),
  ];
}

function stateOf({ measure, endsAt, end, endedAt, endReason }: OwnDecision): string {
  if (end !== null && endedAt !== null) {
    const ended = formatMessage(messages.ended[end], { date: formatDate(endedAt) });
    return end === 'EXPIRED' || endReason === '' ? ended : `${ended}: ${endReason}`;
  }
  if (measure === 'WARN') return messages.means.WARN;
  return endsAt === null ? messages.running : formatMessage(messages.runningUntil, { date: formatDate(endsAt) });
}
