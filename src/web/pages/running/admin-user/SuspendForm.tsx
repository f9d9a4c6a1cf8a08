import type { SubmitEvent } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import {
  MOST_EXCERPT_CHARACTERS,
  MOST_REASON_CHARACTERS,
  type SuspensionRule,
  suspensionRules,
} from '#shared/moderation/suspension-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { SuspendUserDocument } from '#web/generated/SuspendUser.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** Suspends an account, with the rule, the reason and the end that its owner is told. */
export function SuspendForm({ user, route }: AdminUserProps) {
  const { run: suspend, isRunning, failure } = useChange(SuspendUserDocument, { says: 'here' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string): string => fieldText(fields, name);
    void suspend({
      userId: user.id,
      rule: suspensionRules.find((rule) => rule === text('rule')) ?? ('OTHER' satisfies SuspensionRule),
      reason: text('reason'),
      excerpt: text('excerpt'),
      endsAt: endOf(text('endsOn')),
    });
  };
  return (
    <Section title={messages.suspendTitle}>
      <FieldForm onSubmit={submit}>
        <Note>{messages.suspendText}</Note>
        <label>
          {messages.rule}
          <select name="rule">
            {suspensionRules.map((rule) => (
              <option key={rule} value={rule}>
                {moderationMessages.rules[rule]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {messages.reason}
          <textarea name="reason" required rows={3} maxLength={MOST_REASON_CHARACTERS} />
        </label>
        <label>
          {messages.excerpt}
          <textarea name="excerpt" rows={2} maxLength={MOST_EXCERPT_CHARACTERS} />
        </label>
        <label>
          {messages.endsOn}
          <input name="endsOn" type="date" title={messages.endsOnHint} />
        </label>
        <Button type="submit" disabled={isRunning}>
          {messages.suspend}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
    </Section>
  );
}

/** The end of a day, UTC; null for no end. */
function endOf(day: string): number | null {
  const time = Date.parse(`${day}T23:59:59.999Z`);
  return Number.isNaN(time) ? null : time;
}
