import { type SubmitEvent, useState } from 'react';
import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { readCountries } from '#shared/moderation/measures.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { endOfDay } from '#web/features/running/decisions/measure-choices.ts';
import { DecideAppealDocument } from '#web/generated/DecideAppeal.ts';
import type { AdminAppealRow } from '#web/generated/fragments.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { fitting } from '#web/features/running/decisions/fitting-measures.ts';

type AnswerFormProps = {
  readonly appeal: AdminAppealRow;
  readonly route: RouteMatch;
  readonly onAnswered: (id: string) => void;
};

const outcomes = (['UPHELD', 'REVERSED', 'CHANGED'] as const).map((outcome) => ({
  value: outcome,
  label: messages.choices[outcome],
}));

/** What comes of an appeal, with the reason that the person is told; and what takes the place of the decision. */
export function AnswerForm({ appeal, route, onAnswered }: AnswerFormProps) {
  const { id: appealId, decision, viewerStanding } = appeal;
  const answering = useChange(DecideAppealDocument, { says: 'here' });
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]['value']>('UPHELD');
  const [measure, setMeasure] = useState<AdminAppealRow['decision']['measure']>('WARN');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (answering.isRunning) return;
    const fields = new FormData(event.currentTarget);
    const isChanged = outcome === 'CHANGED';
    const done = await answering.run({
      appealId,
      outcome,
      reason: fieldText(fields, 'reason'),
      measure: isChanged ? measure : null,
      countries: isChanged && measure === 'WITHHOLD' ? (readCountries(fieldText(fields, 'countries')) ?? []) : [],
      endsAt: isChanged ? endOfDay(fieldText(fields, 'endsOn')) : null,
    });
    if (done !== undefined) onAnswered(appealId);
  };
  return (
    <FieldForm onSubmit={(event) => void submit(event)}>
      {viewerStanding === 'ONLY_ONE' && <Note>{messages.onlyOne}</Note>}
      <SelectField
        label={messages.outcome}
        options={outcomes.filter(({ value }) => value !== 'CHANGED' || decision.end === null)}
        value={outcome}
        onChange={setOutcome}
      />
      {outcome === 'CHANGED' && (
        <>
          <SelectField
            label={decisionMessages.measure}
            options={fitting(decision.targetKind)}
            value={measure}
            onChange={setMeasure}
          />
          {measure === 'WITHHOLD' && (
            <label>
              {decisionMessages.takeCountries}
              <input name="countries" required autoComplete="off" spellCheck={false} />
            </label>
          )}
          <label>
            {decisionMessages.takeEnd}
            <input name="endsOn" type="date" />
          </label>
        </>
      )}
      <label>
        {messages.answerReason}
        <textarea name="reason" required rows={3} maxLength={MOST_REASON_CHARACTERS} />
      </label>
      <Button type="submit" aria-disabled={answering.isRunning}>
        {messages.answer}
      </Button>
      <AdminError failure={answering.failure} route={route} />
    </FieldForm>
  );
}
