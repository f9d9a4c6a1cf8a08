import type { SubmitEvent } from 'react';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { EndFields, readEnd } from '#web/features/running/decisions/EndFields.tsx';
import { UnsuspendPostDocument } from '#web/generated/UnsuspendPost.ts';
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
    const done = await lifting.run({ postId: post.id, ...readEnd(event.currentTarget) });
    if (done !== undefined) void showToast({ message: messages.unsuspended, testId: 'post-unsuspended' });
  };
  return (
    <Section title={messages.unsuspendTitle}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.unsuspendText}</Note>
        <EndFields label={moderationMessages.reasonLabel} />
        <Button type="submit" aria-disabled={lifting.isRunning}>
          {messages.unsuspend}
        </Button>
        <AdminError failure={lifting.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
