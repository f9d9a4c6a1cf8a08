import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { issueListMessages as messages } from '#shared/messages/issues.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { CorrectIssueDocument } from '#web/generated/CorrectIssue.ts';
import type { ListedIssue } from '#web/generated/fragments.ts';

/** Begins a letter to those who have an issue, and leads to where it is written (rule 184). */
export function CorrectIssue({ issue }: { readonly issue: ListedIssue }) {
  const { id: issueId, subject, state, counts } = issue;
  const { navigate } = useRoute();
  const change = useChange(CorrectIssueDocument, { says: 'toast' });
  // Pressed twice, it is one letter.
  const [saveId] = useState(() => crypto.randomUUID());
  if (state === 'WAITING' || state === 'SENDING' || counts.accepted + counts.unknown === 0) return null;
  const correct = async () => {
    if (change.isRunning) return;
    const done = await change.run({ issueId, saveId });
    if (done !== undefined) await navigate(buildPath('EditPost', { postId: done.postId }));
  };
  return (
    <Button
      look="outlined"
      size="small"
      aria-disabled={change.isRunning}
      aria-label={formatMessage(messages.correctOf, { subject })}
      onClick={() => void correct()}
    >
      {messages.correct}
    </Button>
  );
}
