import { useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type Change, useChange } from '#web/app/graph/use-change.ts';
import type { ChangeDocument, ChangeVariables } from '#web/app/graph/send-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { DecisionProps } from './Decision.tsx';

export type DecisionDialogProps = DecisionProps & { readonly onClosed: () => void };

type Action = DecisionProps['submission']['viewerCan'][number];

type Decision<Variables> = {
  readonly change: Pick<Change<unknown, Variables>, 'isRunning' | 'error' | 'clear'>;
  /** Sends it and closes the window; where it is refused the window stays, with the words, above the fresh state. */
  readonly decide: (variables: Variables, close: () => void) => Promise<void>;
  /** How it stands by now, once another editor was faster. */
  readonly meanwhile: string | undefined;
  /** That leaves nothing of this to do. */
  readonly isOver: boolean;
};

/** One decision about a submission: done, or refused because somebody else was there first. */
export function useDecision<Answer, Variables extends ChangeVariables>(
  { submission, onChanged, onWords, action }: DecisionDialogProps & { readonly action: Action },
  document: ChangeDocument<Answer, Variables>,
  said: string,
): Decision<Variables> {
  const change = useChange(document, { says: 'here' });
  const [before] = useState(submission.status);
  const decide = async (variables: Variables, close: () => void) => {
    const { done, failure } = await change.send(variables);
    if (done !== undefined) {
      onWords('');
      close();
      // How often the writer was accepted and declined is counted anew.
      onChanged();
      void showToast({ message: said, testId: 'submission-decided' });
    } else if (failure?.refusal !== undefined) onChanged();
  };
  const isOther = change.error !== undefined && submission.status !== before;
  const meanwhile = isOther ? formatMessage(messages.nowStands, { status: submission.statusText }) : undefined;
  return { change, decide, meanwhile, isOver: isOther && !submission.viewerCan.includes(action) };
}
