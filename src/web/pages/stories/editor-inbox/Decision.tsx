import { useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { usePageKeys } from '#web/features/stories/editing-submissions/use-page-keys.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ReopenSubmissionDocument } from '#web/generated/ReopenSubmission.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';

export type DecisionProps = SubmissionPartProps & {
  /** What is written to the writer, in whichever window. */
  readonly words: string;
  readonly onWords: (words: string) => void;
};
type Named = 'accept' | 'ask' | 'decline';

/** Accept, ask for edits, decline, or take up again: what an editor may do now, by button and by letter. */
export function Decision({ onBack, ...props }: DecisionProps & { readonly onBack: () => void }) {
  const { submission, onChanged } = props;
  const { id, viewerCan } = submission;
  const [asked, setAsked] = useState<Named | null>(null);
  const reopening = useChange(ReopenSubmissionDocument, { says: 'toast' });
  const reopen = async () => {
    if ((await reopening.run({ id })) === undefined) return onChanged();
    void showToast({ message: messages.reopened });
  };
  const ask = (name: Named, action: (typeof viewerCan)[number]) =>
    viewerCan.includes(action) ? () => setAsked(name) : undefined;
  const ways = {
    accept: ask('accept', 'ACCEPT'),
    ask: ask('ask', 'REQUEST_CHANGES'),
    decline: ask('decline', 'DECLINE'),
  };
  usePageKeys({ a: ways.accept, e: ways.ask, d: ways.decline, u: onBack });
  const dialog = { ...props, onClosed: () => setAsked(null) };
  const canReopen = viewerCan.includes('REOPEN');
  return (
    <>
      {(Object.values(ways).some(Boolean) || canReopen) && (
        <section className={styles.actions} aria-label={messages.actions}>
          {ways.accept && <Button onClick={ways.accept}>{messages.accept}</Button>}
          {ways.ask && (
            <Button look="outlined" onClick={ways.ask}>
              {messages.askForEdits}
            </Button>
          )}
          {ways.decline && (
            <Button look="outlined" onClick={ways.decline}>
              {messages.decline}
            </Button>
          )}
          {canReopen && (
            <Button look="outlined" aria-disabled={reopening.isRunning} onClick={() => void reopen()}>
              {messages.reopen}
            </Button>
          )}
        </section>
      )}
      {asked === 'accept' && <AcceptDialog {...dialog} />}
      {asked === 'ask' && <AskDialog {...dialog} />}
      {asked === 'decline' && <DeclineDialog {...dialog} />}
    </>
  );
}
