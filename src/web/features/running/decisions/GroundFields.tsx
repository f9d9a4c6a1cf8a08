import { useId } from 'react';
import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_LEGAL_CHARACTERS } from '#shared/moderation/measures.ts';
import {
  MOST_EXCERPT_CHARACTERS,
  MOST_REASON_CHARACTERS,
  type SuspensionRule,
  suspensionRules,
} from '#shared/moderation/suspension-rules.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { endOfDay } from './measure-choices.ts';

/** The ground of a sanction, and until when it holds: the same for whatever is decided, about whatever (rule 230). */
export function GroundFields({ isPast }: { readonly isPast: boolean }) {
  const id = useId();
  return (
    <>
      <label>
        {messages.takeRule}
        <select name="rule" required defaultValue="">
          <option value="" disabled>
            {messages.chooseRule}
          </option>
          {suspensionRules.map((rule) => (
            <option key={rule} value={rule}>
              {moderationMessages.rules[rule]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.takeFacts}
        <textarea name="facts" required rows={3} maxLength={MOST_REASON_CHARACTERS} dir="auto" />
      </label>
      <label>
        {messages.takeExcerpt}
        <textarea name="excerpt" rows={2} maxLength={MOST_EXCERPT_CHARACTERS} dir="auto" />
      </label>
      <label>
        {messages.takeLaw}
        <input name="law" maxLength={MOST_LEGAL_CHARACTERS} autoComplete="off" dir="auto" />
      </label>
      <label>
        {messages.takeEnd}
        <input
          name="endsOn"
          type="date"
          aria-invalid={isPast || undefined}
          aria-describedby={isPast ? id : undefined}
        />
      </label>
      <ErrorNote id={id} role="alert">
        {isPast && moderationMessages.endInPast}
      </ErrorNote>
    </>
  );
}

type Ground = {
  readonly rule: SuspensionRule;
  readonly facts: string;
  readonly excerpt: string;
  readonly law: string;
  readonly endsAt: number | null;
};

/** What was filled in; undefined for an end that is over already, whose field then has the focus. */
export function readGround(form: HTMLFormElement): Ground | undefined {
  const fields = new FormData(form);
  const text = (name: string): string => fieldText(fields, name);
  const endsAt = endOfDay(text('endsOn'));
  if (endsAt !== null && endsAt <= Date.now()) {
    form.querySelector<HTMLElement>('[name="endsOn"]')?.focus();
    return undefined;
  }
  const rule = suspensionRules.find((one) => one === text('rule')) ?? 'OTHER';
  return { rule, facts: text('facts'), excerpt: text('excerpt'), law: text('law'), endsAt };
}
