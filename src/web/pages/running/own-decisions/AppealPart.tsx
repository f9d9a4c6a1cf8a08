import { type SubmitEvent, useState } from 'react';
import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { MOST_APPEAL_CHARACTERS } from '#shared/moderation/measures.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AppealDecisionDocument } from '#web/generated/AppealDecision.ts';
import type { OwnDecision } from '#web/generated/fragments.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type AppealPartProps = { readonly decision: OwnDecision };

/** What was said against a decision and what came of it, a form to say it, or why it cannot be. */
export function AppealPart({ decision }: AppealPartProps) {
  const { appeal, canAppeal, appealUntil, isProvisional, end } = decision;
  if (appeal !== null) return <AppealState appeal={appeal} />;
  if (canAppeal && appealUntil !== null) return <AppealForm decisionId={decision.id} until={appealUntil} />;
  if (end === 'REVERSED' || end === 'REPLACED') return null;
  if (isProvisional) return <Note>{messages.provisional}</Note>;
  return <Note>{appealUntil === null ? messages.final : messages.over}</Note>;
}

function AppealState({ appeal }: { readonly appeal: NonNullable<OwnDecision['appeal']> }) {
  const { words, state, dueAt, decidedAt, reason, isByFirst } = appeal;
  return (
    <>
      <h3>{messages.title}</h3>
      <FactList
        facts={[
          [messages.yours, words],
          [messages.answerLabel, answerOf({ state, date: formatDate(decidedAt ?? dueAt) })],
          ...(reason === '' ? [] : [[messages.reason, reason] as const]),
        ]}
      />
      {isByFirst && <Note>{messages.byFirst}</Note>}
    </>
  );
}

type AnswerProps = Pick<NonNullable<OwnDecision['appeal']>, 'state'> & { readonly date: string };

function answerOf({ state, date }: AnswerProps): string {
  return formatMessage(state === 'OPEN' ? messages.waiting : messages.outcomes[state], { date });
}

function AppealForm({ decisionId, until }: { readonly decisionId: string; readonly until: number }) {
  const appealing = useChange(AppealDecisionDocument);
  const [words, setWords] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (appealing.isRunning) return;
    const done = await appealing.run({ decisionId, words });
    if (done === undefined) return;
    const message = formatMessage(messages.sent, { date: formatDate(done.dueAt) });
    void showToast({ message, testId: 'appeal-sent' });
  };
  return (
    <>
      <h3>{messages.title}</h3>
      <FieldForm noValidate onSubmit={(event) => void submit(event)}>
        <CountedField
          label={messages.words}
          hint={messages.hint}
          lines={5}
          most={MOST_APPEAL_CHARACTERS}
          value={words}
          error={appealing.error}
          onChange={(text) => {
            appealing.clear();
            setWords(text);
          }}
        />
        <Note>{formatMessage(messages.until, { date: formatDate(until) })}</Note>
        <Button type="submit" aria-disabled={appealing.isRunning} aria-busy={appealing.isRunning}>
          {messages.send}
        </Button>
      </FieldForm>
    </>
  );
}
