import { type SubmitEvent, useState } from 'react';
import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { readCountries } from '#shared/moderation/measures.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { TakeDecisionDocument } from '#web/generated/TakeDecision.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { GroundFields, readGround } from './GroundFields.tsx';
import type { Choice, TargetChoice } from './measure-choices.ts';
import { MeasureFields } from './MeasureFields.tsx';

type TakeDecisionFormProps = {
  /** What it may be about: a story or its publication. The first stands there at first. */
  readonly targets: readonly [TargetChoice, ...TargetChoice[]];
  readonly route: RouteMatch;
};

/** A warning, a limit and what else is milder than to take something away, with its ground. */
export function TakeDecisionForm({ targets, route }: TakeDecisionFormProps) {
  const taking = useChange(TakeDecisionDocument, { says: 'here' });
  const [isPast, setPast] = useState(false);
  const [choice, setChoice] = useState<Choice>({ target: targets[0], measure: 'WARN', countries: '' });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (taking.isRunning) return;
    const form = event.currentTarget;
    const ground = readGround(form);
    setPast(ground === undefined);
    if (ground === undefined) return;
    const { target, measure, countries } = choice;
    const done = await taking.run({
      targetKind: target.kind,
      targetId: target.id,
      measure,
      countries: measure === 'WITHHOLD' ? (readCountries(countries) ?? []) : [],
      rule: ground.rule,
      legalReference: ground.law,
      facts: ground.facts,
      excerpt: ground.excerpt,
      endsAt: ground.endsAt,
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
        <GroundFields isPast={isPast} />
        <Button type="submit" aria-disabled={taking.isRunning}>
          {messages.take}
        </Button>
        <AdminError failure={taking.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
