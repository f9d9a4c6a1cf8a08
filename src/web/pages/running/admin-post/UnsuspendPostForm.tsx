import type { SubmitEvent } from 'react';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { UnsuspendPostDocument } from '#web/generated/UnsuspendPost.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { AdminPostProps } from './AdminPostView.tsx';

/** Gives a story back to its readers, with the reason that its authors are told. */
export function UnsuspendPostForm({ post, route }: AdminPostProps) {
  const lifting = useChange(UnsuspendPostDocument, { says: 'here' });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lifting.isRunning) return;
    const reason = fieldText(new FormData(event.currentTarget), 'reason');
    const done = await lifting.run({ postId: post.id, reason });
    if (done !== undefined) void showToast({ message: messages.unsuspended, testId: 'post-unsuspended' });
  };
  return (
    <Section title={messages.unsuspendTitle}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.unsuspendText}</Note>
        <label>
          {moderationMessages.reasonLabel}
          <textarea name="reason" required rows={2} maxLength={MOST_REASON_CHARACTERS} />
        </label>
        <Button type="submit" aria-disabled={lifting.isRunning}>
          {messages.unsuspend}
        </Button>
        <AdminError failure={lifting.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
