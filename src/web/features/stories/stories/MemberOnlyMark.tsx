import { storyMessages } from '#shared/messages/story.ts';
import type { StoryLine } from '#web/generated/fragments.ts';
import styles from './MemberOnlyMark.module.css';

/** The star of a member-only story; what it means to the reader opens from it (SHELL-18, `member-popover/`). */
export function MemberOnlyMark({ story }: { readonly story: Pick<StoryLine, 'authors'> }) {
  return (
    <button
      type="button"
      className={styles.mark}
      data-member-mark="story"
      data-authors={story.authors.map(({ id }) => id).join(' ')}
      aria-haspopup="dialog"
    >
      {storyMessages.memberOnly}
    </button>
  );
}
