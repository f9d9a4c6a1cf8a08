import type { StoryCard as Story } from '#web/generated/fragments.ts';
import { kept } from '#web/app/still/kept.tsx';
import { largeRatio } from '#web/features/ground/images/cover-cut.ts';
import { StoryCover } from '#web/features/ground/images/StoryCover.tsx';
import styles from './LeadStory.module.css';
import { StoryByline } from './StoryByline.tsx';
import { StoryMeta } from './StoryMeta.tsx';
import { type HeadingLevel, StoryTitle } from './StoryTitle.tsx';

type LeadStoryProps = {
  readonly story: Story;
  readonly level?: HeadingLevel;
  /** `row` puts the picture beside the words where there is room; `column` above them. */
  readonly look?: 'row' | 'column';
  readonly hasPublication?: boolean;
  /** True where it is the first thing seen. */
  readonly isFirst?: boolean;
};

function DrawLeadStory({ story, level = 2, look = 'row', hasPublication = true, isFirst = false }: LeadStoryProps) {
  const summary = story.subtitle || story.excerpt;
  const cover = story.previewImage;
  const isUpright = cover !== null && largeRatio(cover) === '1:1';
  return (
    <article
      className={`${styles.lead} ${styles[look] ?? ''} ${cover ? styles.illustrated : styles.plain} ${isUpright ? styles.upright : ''}`}
    >
      {cover && (
        <div className={styles.cover}>
          <StoryCover
            cover={cover}
            width={look === 'row' ? 700 : 680}
            ratio={largeRatio(cover)}
            sizes="(min-width: 904px) 700px, 92vw"
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={styles.words}>
        <StoryByline story={story} hasPublication={hasPublication} />
        <StoryTitle story={story} level={level} size="display" />
        {summary !== '' && (
          <p className={styles.summary} dir="auto" lang={story.language}>
            {summary}
          </p>
        )}
        <StoryMeta story={story} />
      </div>
    </article>
  );
}

/** A story shown large. Without a cover its words fill the space. */
export const LeadStory = kept('LeadStory', DrawLeadStory);
