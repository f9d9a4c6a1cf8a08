import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { Button } from '#web/design/Button.tsx';
import type { SuggestedPart } from './part-words.ts';
import styles from './SuggestedEdits.module.css';

type PartAnswerProps = {
  readonly part: SuggestedPart;
  readonly canAnswer: boolean;
  readonly isBusy: boolean;
  /** What a button does, for who does not see the edit beside it. */
  readonly named: (deed: string) => string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** How one's answer to an edit stands, and the ways to give it. */
export function PartAnswer({
  part: { isTaken, isOutOfDate },
  canAnswer,
  isBusy,
  named,
  onTake,
  onKeep,
}: PartAnswerProps) {
  const taking = isTaken === null ? messages.take : messages.takeAfterAll;
  const isUsable = canAnswer && isTaken !== true && !isOutOfDate;
  return (
    <div className={styles.actions}>
      {isTaken !== null && <span className={styles.kind}>{isTaken ? messages.partUsed : messages.partKept}</span>}
      {isTaken !== true && isOutOfDate && <span className={styles.quiet}>{messages.outOfDate}</span>}
      {isUsable && (
        <Button
          look="outlined"
          size="small"
          aria-label={named(taking)}
          aria-disabled={isBusy}
          data-open={isTaken === null ? '' : undefined}
          onClick={onTake}
        >
          {taking}
        </Button>
      )}
      {canAnswer && isTaken === null && (
        <Button
          look="plain"
          size="small"
          aria-label={named(messages.keep)}
          aria-disabled={isBusy}
          data-open=""
          onClick={onKeep}
        >
          {messages.keep}
        </Button>
      )}
    </div>
  );
}
