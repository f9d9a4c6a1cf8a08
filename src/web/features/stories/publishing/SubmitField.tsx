import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { Button } from '#web/design/Button.tsx';
import { canHandIn, underwayOf } from '#web/features/stories/submission-status/own-submission.ts';
import { SubmissionMark } from '#web/features/stories/submission-status/SubmissionMark.tsx';
import type { SubmittablePost } from '#web/generated/fragments.ts';
import styles from './PublishSheet.module.css';

type SubmitFieldProps = {
  readonly post: SubmittablePost;
  readonly isBusy: boolean;
  /** To choose among publications where one is a guest. */
  readonly onSubmit: () => void;
};

/** The way to other publications than one's own; where one has the story, how it stands there. */
export function SubmitField({ post, isBusy, onSubmit }: SubmitFieldProps) {
  if (underwayOf(post) !== null) {
    return (
      <p className={styles.text}>
        {messages.underway} <SubmissionMark post={post} />
      </p>
    );
  }
  if (!canHandIn(post)) return null;
  return (
    <div>
      <Button look="outlined" size="small" aria-disabled={isBusy} onClick={onSubmit}>
        {messages.submitElsewhere}
      </Button>
    </div>
  );
}
