import type { StoryCard as Story } from '#web/generated/fragments.ts';
import { kept } from '#web/app/still/kept.tsx';
import { StoryCover } from '#web/features/ground/images/StoryCover.tsx';
import { StoryByline } from './StoryByline.tsx';
import { StoryMeta } from './StoryMeta.tsx';
import { type HeadingLevel, StoryTitle } from './StoryTitle.tsx';
import styles from './StoryTile.module.css';

type StoryTileProps = {
  readonly story: Story;
  readonly level?: HeadingLevel;
  readonly hasPublication?: boolean;
};

function DrawStoryTile({ story, level = 2, hasPublication = true }: StoryTileProps) {
  const summary = story.subtitle || story.excerpt;
  const hasCover = story.previewImage !== null;
  return (
    <article className={`${styles.tile} ${hasCover ? '' : styles.plain}`}>
      {story.previewImage && (
        <div className={styles.cover}>
          <StoryCover
            cover={story.previewImage}
            width={380}
            ratio="3:2"
            sizes="(min-width: 904px) 380px, (min-width: 552px) 46vw, 92vw"
          />
        </div>
      )}
      <StoryByline story={story} hasPublication={hasPublication} />
      <StoryTitle story={story} level={level} />
      {summary !== '' && (
        <p className={styles.summary} dir="auto" lang={story.language}>
          {summary}
        </p>
      )}
      <StoryMeta story={story} />
    </article>
  );
}

/** A story as one field of a grid: the cover above, or a longer summary where there is none. */
export const StoryTile = kept('StoryTile', DrawStoryTile);
