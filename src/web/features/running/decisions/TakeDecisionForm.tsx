import { type SubmitEvent, useState } from 'react';
import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_LEGAL_CHARACTERS, readCountries } from '#shared/moderation/measures.ts';
import {
  MOST_EXCERPT_CHARACTERS,
  MOST_REASON_CHARACTERS,
  type SuspensionRule,
  suspensionRules,
} from '#shared/moderation/suspension-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { TakeDecisionDocument } from '#web/generated/TakeDecision.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { type Choice, endOfDay, type TargetChoice } from './measure-choices.ts';
import { MeasureFields } from './MeasureFields.tsx';

type TakeDecisionFormProps = {
  /** What it may be about: a story or its publication. The first stands there at first. */
  readonly targets: readonly [TargetChoice, ...TargetChoice[]];
  readonly route: RouteMatch;
};

const rules = suspensionRules.map((rule) => ({ value: rule, label: moderationMessages.rules[rule] }));

/** A warning, a limit and what else is milder than to take something away, with its ground. */
export function TakeDecisionForm({ targets, route }: TakeDecisionFormProps) {
  const taking = useChange(TakeDecisionDocument, { says: 'here' });
  const [rule, setRule] = useState<SuspensionRule>('SPAM');
  const [choice, setChoice] = useState<Choice>({ target: targets[0], measure: 'WARN', countries: '' });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (taking.isRunning) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const { target, measure, countries } = choice;
    const done = await taking.run({
      targetKind: target.kind,
      targetId: target.id,
      measure,
      countries: measure === 'WITHHOLD' ? (readCountries(countries) ?? []) : [],
      rule,
      legalReference: fieldText(fields, 'law'),
      facts: fieldText(fields, 'facts'),
      excerpt: fieldText(fields, 'excerpt'),
      endsAt: endOfDay(fieldText(fields, 'endsOn')),
    });
    if (done === undefined) return;
    form.reset();
    setChoice({ ...choice, countries: '' });
    void showToast({ message: messages.taken, testId: 'decision-taken' });
  };
  return (
    <Section title={messages.takeTitle}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.takeText}</Note>
        <MeasureFields choice={choice} targets={targets} onChange={setChoice} />
        <SelectField label={messages.takeRule} options={rules} value={rule} onChange={setRule} />
        <label>
          {messages.takeFacts}
          <textarea name="facts" required rows={3} maxLength={MOST_REASON_CHARACTERS} />
        </label>
        <label>
          {messages.takeExcerpt}
          <textarea name="excerpt" rows={2} maxLength={MOST_EXCERPT_CHARACTERS} />
        </label>
        <label>
          {messages.takeLaw}
          <input name="law" maxLength={MOST_LEGAL_CHARACTERS} autoComplete="off" />
        </label>
        <label>
          {messages.takeEnd}
          <input name="endsOn" type="date" />
        </label>
        <Button type="submit" aria-disabled={taking.isRunning}>
          {messages.take}
        </Button>
        <AdminError failure={taking.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
