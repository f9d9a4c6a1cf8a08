import { useState } from 'react';
import { mergeMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import type { Autosave } from './autosave.ts';
import { MergeChoice } from './MergeChoice.tsx';
import styles from './Merge.module.css';
import { type Choice, resolveConflicts } from './resolve-conflicts.ts';

type MergeDialogProps = { readonly autosave: Autosave; readonly onClosed: () => void };

/** Both versions of each passage that clashes, side by side; everything else is joined already (rule 7). */
export function MergeDialog({ autosave, onClosed }: MergeDialogProps) {
  // As it was when the dialog opened: nobody can type behind it.
  const [conflict] = useState(autosave.conflict);
  const [choices, setChoices] = useState<readonly Choice[]>(() => conflict?.conflicts.map(() => 'both') ?? []);
  if (conflict === undefined) return null;
  const count = conflict.conflicts.length;
  const goOn = (close: () => void) => {
    autosave.resolve(resolveConflicts(conflict, choices));
    close();
  };
  return (
    <Dialog look="sheet" title={messages.title} onClosed={onClosed}>
      {(close) => (
        <div className={styles.merge}>
          <p>{formatMessage(messages.text, { count })}</p>
          {conflict.conflicts.map((one, index) => (
            <MergeChoice
              key={`${one.kind} ${'id' in one ? one.id : ''}`}
              conflict={one}
              source={conflict.kind}
              number={index + 1}
              count={count}
              choice={choices[index] ?? 'both'}
              onChoose={(choice) => setChoices(choices.with(index, choice))}
            />
          ))}
          <div className={styles.actions}>
            <Button onClick={() => goOn(close)}>{messages.keep}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
