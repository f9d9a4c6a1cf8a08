import { type SubmitEvent, useState } from 'react';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { GroundFields, readGround } from '#web/features/running/decisions/GroundFields.tsx';
import { SuspendPostDocument } from '#web/generated/SuspendPost.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { AdminPostProps } from './AdminPostView.tsx';

/** Takes a story from its readers, with the rule, the reason and the end that its authors are told. */
export function SuspendPostForm({ post, route }: AdminPostProps) {
  const suspending = useChange(SuspendPostDocument, { says: 'here' });
  const [isPast, setPast] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (suspending.isRunning) return;
    const ground = readGround(event.currentTarget);
    setPast(ground === undefined);
    if (ground === undefined) return;
    const { rule, facts: reason, excerpt, law: legalReference, endsAt } = ground;
    const done = await suspending.run({ postId: post.id, rule, reason, excerpt, legalReference, endsAt });
    if (done !== undefined) void showToast({ message: messages.suspended, testId: 'post-suspended' });
  };
  return (
    <Section title={messages.suspendTitle}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.suspendText}</Note>
        <GroundFields isPast={isPast} />
        <Button type="submit" aria-disabled={suspending.isRunning}>
          {messages.suspend}
        </Button>
        <AdminError failure={suspending.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
