import type { StoryLine } from '#web/generated/fragments.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { MemberOnlyMark } from './MemberOnlyMark.tsx';
import { readingTimeText } from './reading-time.ts';
import styles from './StoryMeta.module.css';
import { VisitorSave } from './VisitorSave.tsx';

/** Date, reading time, the mark of a member-only story, and what one can do with the story from its card. */
export function StoryMeta({ story }: { readonly story: StoryLine }) {
  const parts = useSignedInParts();
  const hasDate = story.firstPublishedAt !== null && !story.isUndated;
  return (
    <div className={styles.foot}>
      <p className={styles.meta}>
        {hasDate && <DateTime timestamp={story.firstPublishedAt} />}
        <span>{readingTimeText(story.readingTime)}</span>
        {story.isLocked && (
          <span>
            <MemberOnlyMark story={story} />
          </span>
        )}
      </p>
      {parts ? <parts.CardActions story={story} /> : <VisitorSave story={story} />}
    </div>
  );
}
