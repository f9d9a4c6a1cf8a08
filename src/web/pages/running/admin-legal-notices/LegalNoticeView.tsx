import { type ReactNode, useId } from 'react';
import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { appealMessages } from '#shared/messages/appeals.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { legalNoticeMessages } from '#shared/messages/legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import type { LegalNoticeRow } from '#web/generated/fragments.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { DecideNoticeForm } from './DecideNoticeForm.tsx';
import { HoldForm } from './HoldForm.tsx';

type LegalNoticeViewProps = {
  readonly notice: LegalNoticeRow;
  readonly route: RouteMatch;
  readonly onDecided: (id: string) => void;
};

/** A notice beside what it is about, what was decided, and what its author says to that. */
export function LegalNoticeView({ notice, route, onDecided }: LegalNoticeViewProps) {
  const { kind, title, target, state } = notice;
  const id = useId();
  return (
    <AdminCase aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {legalNoticeMessages.logKinds[kind]}: {title}
      </h2>
      <Note>
        {senderOf(notice)} · {stateOf(notice)}
      </Note>
      <FactList facts={factsOf(notice)} />
      {target.isHidden && <Note>{messages.nowHidden}</Note>}
      <Ways notice={notice} />
      {state === 'OPEN' && <DecideNoticeForm notice={notice} route={route} onDecided={onDecided} />}
      {state === 'COUNTERED' && <HoldForm notice={notice} route={route} />}
    </AdminCase>
  );
}

function factsOf(notice: LegalNoticeRow): readonly (readonly [string, ReactNode])[] {
  const { kind, address, work, law, countries, explanation, excerpt, reason, measure } = notice;
  const { counterName, counterAddress, counterWords, holdReason } = notice;
  const facts = [
    [messages.address, address],
    [messages.work, work],
    [messages.law, law],
    [messages.countries, kind === 'ILLEGAL' ? countries.map((country) => country || '*').join(', ') : ''],
    [messages.explanation, explanation],
    [messages.asItStood, excerpt],
    [messages.action, measure === null ? '' : decisionMessages.measures[measure]],
    [appealMessages.reason, reason],
    [messages.counterName, counterName],
    [messages.counterAddress, counterAddress],
    [messages.counterWords, counterWords],
    [messages.holdReason, holdReason],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

function Ways({ notice: { target, targetKind, targetId } }: Pick<LegalNoticeViewProps, 'notice'>) {
  return (
    <Actions>
      {target.path !== null && <a href={target.path}>{messages.open}</a>}
      {targetKind === 'POST' && <a href={buildPath('ShowAdminPost', { id: targetId })}>{messages.openStory}</a>}
      {target.makers.map((maker) => (
        <a key={maker.id} href={buildPath('ShowAdminUser', { id: maker.id })}>
          {formatMessage(appealMessages.openAccount, { name: maker.name })}
        </a>
      ))}
    </Actions>
  );
}

function stateOf({ state, createdAt, decidedAt, decidedBy, restoreAt }: LegalNoticeRow): string {
  if (state === 'OPEN') return formatDate(createdAt);
  const said = formatMessage(messages.states[state], { date: formatDate(restoreAt ?? createdAt) });
  const name = decidedBy?.name ?? messages.somebody;
  return formatMessage(messages.decidedLine, { state: said, date: formatDate(decidedAt ?? createdAt), name });
}

function senderOf({ name, email, kind }: LegalNoticeRow): string {
  if (email !== null) return formatMessage(messages.from, { name: name || messages.unnamed, email });
  return kind === 'CHILD_ABUSE' ? name || messages.unnamed : messages.forgotten;
}
