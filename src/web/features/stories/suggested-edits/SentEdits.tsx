import { formatMessage } from '#shared/messages/format-message.ts';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { SuggestedPart } from './part-words.ts';
import { SetFacts } from './SetFacts.tsx';
import styles from './SuggestedEdits.module.css';
import { SuggestedParts } from './SuggestedParts.tsx';
import type { SuggestedEdits } from '#web/generated/fragments.ts';
import { WithdrawSuggestionDocument } from '#web/generated/WithdrawSuggestion.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type SentEditsProps = {
  readonly sets: readonly SuggestedEdits[];
  readonly canSuggest: boolean;
  /** Asks again how everything stands. */
  readonly onChanged: () => void;
  /** Where edits are made. */
  readonly editHref: string;
};

const states = {
  OPEN: messages.open,
  ANSWERED: messages.answered,
  WITHDRAWN: messages.isWithdrawn,
  LAPSED: messages.lapsed,
} as const;

/** What the editors suggested to the writer, and what became of it. */
export function SentEdits({ sets, canSuggest, onChanged, editHref }: SentEditsProps) {
  return (
    <div className={styles.sets}>
      {sets.length === 0 && <Note>{messages.none}</Note>}
      {sets.map((set) => (
        <SentSet key={set.id} set={set} onChanged={onChanged} />
      ))}
      {canSuggest && (
        <div className={styles.actions}>
          <ButtonLink look="outlined" size="small" href={editHref}>
            {messages.suggest}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type SentSetProps = { readonly set: SuggestedEdits; readonly onChanged: () => void };

function SentSet({ set, onChanged }: SentSetProps) {
  const { id, editor, message, parts, partCount, state, viewerCanWithdraw } = set;
  return (
    <article className={styles.set} data-suggestion={id}>
      <SetFacts set={set} by={editor?.name ?? messages.closedAccount} state={states[state]} />
      {message !== '' && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      {parts.length > 0 && (
        <details className={styles.fold}>
          <summary>{formatMessage(messages.edits, { count: partCount })}</summary>
          <SuggestedParts parts={parts}>{(part) => <PartState part={part} />}</SuggestedParts>
        </details>
      )}
      {viewerCanWithdraw && <Withdraw set={set} onChanged={onChanged} />}
    </article>
  );
}

function PartState({ part: { isTaken, isOutOfDate } }: { readonly part: SuggestedPart }) {
  if (isTaken !== null) return <p className={styles.kind}>{isTaken ? messages.isUsed : messages.isNotUsed}</p>;
  return isOutOfDate ? <p className={styles.quiet}>{messages.outOfDateForEditor}</p> : null;
}

function Withdraw({ set: { id, createdAt }, onChanged }: SentSetProps) {
  const dialog = useDialog();
  const change = useChange(WithdrawSuggestionDocument);
  const confirm = async () => {
    const { done, failure } = await change.send({ suggestionId: id });
    if (failure?.refusal !== undefined) onChanged();
    if (done !== undefined) {
      void showToast({ message: messages.withdrawn, testId: 'suggestion-withdrawn', about: 'suggested-edits' });
    }
    return done;
  };
  return (
    <div className={styles.actions}>
      <Button
        look="plain"
        size="small"
        aria-label={formatMessage(messages.withdrawNamed, { date: formatDate(createdAt) })}
        onClick={dialog.open}
      >
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.withdrawTitle}
        submitLabel={messages.withdraw}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        {messages.withdrawText}
      </ConfirmDialog>
    </div>
  );
}
