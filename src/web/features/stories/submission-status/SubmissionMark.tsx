import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMarkMessages as messages } from '#shared/messages/submission-marks.ts';
import { submissionPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import type { SubmittablePost } from '#web/generated/fragments.ts';
import { canHandIn, underwayOf } from './own-submission.ts';
import styles from './SubmissionStatus.module.css';

type MarkProps = { readonly post: SubmittablePost };

/** How one's own story stands with a publication, where it is under way; a link to all of it. */
export function SubmissionMark({ post }: MarkProps) {
  const submission = underwayOf(post);
  if (submission === null) return null;
  const { statusText: state, collection } = submission;
  return (
    <Link className={styles.mark} to={submissionPath(post.id)} dir="auto">
      {collection === null ? state : formatMessage(messages.mark, { state, name: collection.name })}
    </Link>
  );
}

/** The same in a menu; where nothing is under way, the way to hand the story in. */
export function SubmissionMenuLink({ post }: MarkProps) {
  const submission = underwayOf(post);
  if (submission === null && !canHandIn(post)) return null;
  return (
    <MenuLink to={submissionPath(post.id)}>
      {submission === null
        ? messages.submitStory
        : formatMessage(messages.submissionState, { state: submission.statusText })}
    </MenuLink>
  );
}
