import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import { Button } from '#web/design/Button.tsx';
import { PublishProblem } from './PublishProblem.tsx';
import styles from './PublishSheet.module.css';
import type { Problem } from './use-publish.ts';

type PublishFootProps = {
  readonly problem: Problem | undefined;
  readonly isEmail: boolean;
  /** Who will see it, as the form stands. */
  readonly audience: string;
  readonly label: string;
  readonly isRunning: boolean;
  readonly canPublish: boolean;
  readonly close: () => void;
};

/** Who will see it and the one button; or why it does not go out, and nothing then of whom it reaches. */
export function PublishFoot({ problem, isEmail, audience, label, isRunning, canPublish, close }: PublishFootProps) {
  return (
    <div className={styles.foot}>
      <PublishProblem problem={problem} isEmail={isEmail} />
      <div className={styles.footRow}>
        <p className={styles.audience}>{problem === undefined && audience}</p>
        <div className={styles.buttons}>
          <Button look="plain" onClick={close}>
            {messages.close}
          </Button>
          <Button type="submit" aria-disabled={isRunning || !canPublish} aria-busy={isRunning}>
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}
