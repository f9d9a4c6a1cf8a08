import { formatMessage } from '#shared/messages/format-message.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { OwnDecision } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { CounterNoticeForm } from './CounterNoticeForm.tsx';

/** The legal notice that a decision followed: of copyright with who says so, and a way to answer it. */
export function NoticePart({ decision }: { readonly decision: OwnDecision }) {
  const { id, legalNotice } = decision;
  if (legalNotice === null) return null;
  const { kind, state, name, work, explanation, canCounter, restoreAt } = legalNotice;
  if (kind !== 'COPYRIGHT') return <Note>{messages.ownLegal}</Note>;
  return (
    <>
      <h3>{messages.ownTitle}</h3>
      <FactList
        facts={[
          [messages.ownFrom, name],
          [messages.ownWork, work],
          [messages.ownExplanation, explanation],
        ]}
      />
      {state === 'COUNTERED' && restoreAt !== null && (
        <p>{formatMessage(messages.countered, { date: formatDate(restoreAt) })}</p>
      )}
      {state === 'HELD' && <p>{messages.held}</p>}
      {state === 'RESTORED' && <p>{messages.restored}</p>}
      {canCounter && <CounterNoticeForm decisionId={id} />}
    </>
  );
}
