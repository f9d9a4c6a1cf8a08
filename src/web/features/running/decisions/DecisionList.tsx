import { type SubmitEvent, useState } from 'react';
import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { AdminDecisionRow } from '#web/generated/fragments.ts';
import { ReverseDecisionDocument } from '#web/generated/ReverseDecision.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { decisionFacts } from './decision-facts.ts';

type DecisionListProps = {
  readonly decisions: readonly AdminDecisionRow[];
  /** What the page is about; each decision about something else says about what. */
  readonly about: string;
  /** What ends by a form of its own on the page, and by nothing else. */
  readonly endsAbove?: AdminDecisionRow['measure'] | undefined;
  readonly canReverse: boolean;
  readonly route: RouteMatch;
};

/** What was decided about something, the newest first, with a way to take back what was wrong. */
export function DecisionList({ decisions, about, endsAbove, canReverse, route }: DecisionListProps) {
  const isAbove = ({ targetId, measure }: AdminDecisionRow) => targetId === about && measure === endsAbove;
  return (
    <Section title={messages.listTitle}>
      {decisions.length === 0 && <Note>{messages.noDecisions}</Note>}
      <PlainList>
        {decisions.map((decision) => (
          <li key={decision.id} dir="auto">
            {messages.measures[decision.measure]}: {moderationMessages.rules[decision.rule]}
            {decision.targetId !== about && <OtherTarget decision={decision} />}
            <blockquote>{decision.facts}</blockquote>
            <Note>
              <DateTime timestamp={decision.createdAt} /> {decisionFacts(decision).join(' · ')}
            </Note>
            {canReverse && decision.end === null && !isAbove(decision) && (
              <Reversal decision={decision} route={route} />
            )}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

/** Of a decision about what somebody made: which, with the way to its page. */
function OtherTarget({ decision: { targetKind, targetId, title } }: { readonly decision: AdminDecisionRow }) {
  const kind = messages.targetKinds[targetKind];
  const text = formatMessage(targetKind === 'RESPONSE' || title === '' ? messages.about : messages.aboutNamed, {
    kind,
    title,
  });
  if (targetKind !== 'POST') return <Note>{text}</Note>;
  return (
    <Note>
      <a href={buildPath('ShowAdminPost', { id: targetId })}>{text}</a>
    </Note>
  );
}

type ReversalProps = { readonly decision: AdminDecisionRow; readonly route: RouteMatch };

function Reversal({ decision: { id: decisionId, measure, createdAt }, route }: ReversalProps) {
  const reversing = useChange(ReverseDecisionDocument, { says: 'here' });
  const [isOpen, setOpen] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reversing.isRunning) return;
    const reason = fieldText(new FormData(event.currentTarget), 'reason');
    if ((await reversing.run({ decisionId, reason })) === undefined) return;
    void showToast({ message: messages.undone, testId: 'decision-reversed' });
  };
  if (!isOpen) {
    const named = { measure: messages.measures[measure], date: formatDate(createdAt) };
    return (
      <Actions>
        <Button
          size="small"
          look="outlined"
          aria-label={formatMessage(messages.undoNamed, named)}
          onClick={() => setOpen(true)}
        >
          {messages.undo}
        </Button>
      </Actions>
    );
  }
  return (
    <FieldForm onSubmit={(event) => void submit(event)}>
      <Note>{messages.undoText}</Note>
      <label>
        {messages.undoReason}
        {/* The button that opened the form has gone, and the focus goes on where one types. */}
        <textarea name="reason" required rows={2} maxLength={MOST_REASON_CHARACTERS} ref={(field) => field?.focus()} />
      </label>
      <Actions>
        <Button type="submit" aria-disabled={reversing.isRunning}>
          {messages.undo}
        </Button>
      </Actions>
      <AdminError failure={reversing.failure} route={route} />
    </FieldForm>
  );
}
