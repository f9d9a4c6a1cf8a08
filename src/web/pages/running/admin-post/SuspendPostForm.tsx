import { type SubmitEvent, useState } from 'react';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS, type SuspensionRule, suspensionRules } from '#shared/moderation/suspension-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { SuspendPostDocument } from '#web/generated/SuspendPost.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { AdminPostProps } from './AdminPostView.tsx';

const rules = suspensionRules.map((rule) => ({ value: rule, label: moderationMessages.rules[rule] }));

/** Takes a story from its readers, with the rule and the reason that its authors are told. */
export function SuspendPostForm({ post, route }: AdminPostProps) {
  const suspending = useChange(SuspendPostDocument, { says: 'here' });
  const [rule, setRule] = useState<SuspensionRule>('SPAM');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (suspending.isRunning) return;
    const reason = fieldText(new FormData(event.currentTarget), 'reason');
    const done = await suspending.run({ postId: post.id, rule, reason });
    if (done !== undefined) void showToast({ message: messages.suspended, testId: 'post-suspended' });
  };
  return (
    <Section title={messages.suspendTitle}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.suspendText}</Note>
        <SelectField label={moderationMessages.ruleLabel} options={rules} value={rule} onChange={setRule} />
        <label>
          {moderationMessages.reasonLabel}
          <textarea name="reason" required rows={3} maxLength={MOST_REASON_CHARACTERS} />
        </label>
        <Button type="submit" aria-disabled={suspending.isRunning}>
          {messages.suspend}
        </Button>
        <AdminError failure={suspending.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
