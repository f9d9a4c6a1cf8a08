import type { StoryLine as Story } from '#web/generated/fragments.ts';
import { kept } from '#web/app/still/kept.tsx';
import { StoryByline } from './StoryByline.tsx';
import { StoryMeta } from './StoryMeta.tsx';
import { type HeadingLevel, StoryTitle } from './StoryTitle.tsx';
import styles from './StoryLine.module.css';

type StoryLineProps = {
  readonly story: Story;
  readonly level?: HeadingLevel;
  /** Place in an ordered list, from 1. */
  readonly rank?: number;
  readonly hasPublication?: boolean;
};

function DrawStoryLine({ story, level = 3, rank, hasPublication = true }: StoryLineProps) {
  return (
    <article className={styles.line}>
      {rank !== undefined && (
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
      )}
      <div className={styles.words}>
        <StoryByline story={story} hasPublication={hasPublication} />
        <StoryTitle story={story} level={level} size="small" />
        <StoryMeta story={story} />
      </div>
    </article>
  );
}

/** A story in the smallest form, for side columns and rankings. */
export const StoryLine = kept('StoryLine', DrawStoryLine);
