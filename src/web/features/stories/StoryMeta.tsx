import type { StoryLine } from '#web/generated/fragments.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { DateTime } from '../dates/DateTime.tsx';
import { readingTimeText } from './reading-time.ts';
import styles from './StoryMeta.module.css';

type StoryMetaProps = {
  readonly story: Pick<StoryLine, 'firstPublishedAt' | 'isUndated' | 'readingTime' | 'isLocked'>;
};

/** Date, reading time and the mark of a member-only story. */
export function StoryMeta({ story }: StoryMetaProps) {
  const hasDate = story.firstPublishedAt !== null && !story.isUndated;
  return (
    <p className={styles.meta}>
      {hasDate && <DateTime timestamp={story.firstPublishedAt} />}
      <span>{readingTimeText(story.readingTime)}</span>
      {story.isLocked && <span className={styles.locked}>{storyMessages.memberOnly}</span>}
    </p>
  );
}
