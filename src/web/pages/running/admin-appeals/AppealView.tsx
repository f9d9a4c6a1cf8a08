import { useId } from 'react';
import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import { decisionFacts } from '#web/features/running/decisions/decision-facts.ts';
import type { AdminAppealRow } from '#web/generated/fragments.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { AnswerForm } from './AnswerForm.tsx';

type AppealViewProps = {
  readonly appeal: AdminAppealRow;
  readonly route: RouteMatch;
  readonly onAnswered: (id: string) => void;
};

/** An appeal beside the decision that it is about, and the answer of whoever may give it. */
export function AppealView({ appeal, route, onAnswered }: AppealViewProps) {
  const { decision, words, person, state, viewerStanding } = appeal;
  const title = useId();
  const named = { measure: decisionMessages.measures[decision.measure], title: decision.title };
  return (
    <AdminCase aria-labelledby={title}>
      <h2 id={title} dir="auto">
        {formatMessage(decisionMessages.heading, named)}
      </h2>
      <Note>
        {formatMessage(messages.from, { name: person?.name ?? messages.somebody })} · {dueOf(appeal)}
      </Note>
      <FactList
        facts={[
          [messages.theAppeal, words],
          [decisionMessages.rule, moderationMessages.rules[decision.rule]],
          [messages.theDecision, decision.facts],
          ...(decision.excerpt === '' ? [] : [[decisionMessages.excerpt, decision.excerpt] as const]),
        ]}
      />
      <Note>{decisionFacts(decision).join(' · ')}</Note>
      <Ways appeal={appeal} />
      {state !== 'OPEN' && <blockquote dir="auto">{appeal.reason}</blockquote>}
      {state === 'OPEN' && (viewerStanding === 'MAY_DECIDE' || viewerStanding === 'ONLY_ONE') && (
        <AnswerForm appeal={appeal} route={route} onAnswered={onAnswered} />
      )}
      {state === 'OPEN' && (viewerStanding === 'NOT_YOURS' || viewerStanding === 'ONLY_ONE_WAITS') && (
        <p>{messages.standings[viewerStanding]}</p>
      )}
    </AdminCase>
  );
}

function Ways({ appeal: { decision, person } }: Pick<AppealViewProps, 'appeal'>) {
  return (
    <Actions>
      {decision.targetKind === 'POST' && (
        <a href={buildPath('ShowAdminPost', { id: decision.targetId })}>{messages.openStory}</a>
      )}
      {person !== null && (
        <a href={buildPath('ShowAdminUser', { id: person.id })}>
          {formatMessage(messages.openAccount, { name: person.name })}
        </a>
      )}
    </Actions>
  );
}

function dueOf({ state, dueAt, decidedAt, decidedBy, isByFirst }: AdminAppealRow): string {
  if (state === 'OPEN') return formatMessage(messages.due, { date: formatDate(dueAt) });
  const name = decidedBy?.name ?? messages.somebody;
  const line = { outcome: messages.states[state], date: formatDate(decidedAt ?? dueAt), name };
  const decided = formatMessage(messages.decidedLine, line);
  return isByFirst ? `${decided}, ${messages.byFirstLine}` : decided;
}
