import type { StoryCard as Story } from '#web/generated/fragments.ts';
import { kept } from '#web/app/still/kept.tsx';
import { StoryCover } from '#web/features/ground/images/StoryCover.tsx';
import { StoryByline } from './StoryByline.tsx';
import { StoryMeta } from './StoryMeta.tsx';
import { type HeadingLevel, StoryTitle } from './StoryTitle.tsx';
import styles from './StoryCard.module.css';

export type StoryCardProps = {
  readonly story: Story;
  readonly level?: HeadingLevel;
  readonly hasPublication?: boolean;
  /** Words of the owner of a list about this story. */
  readonly note?: string;
  /** The list of the reader that it stands in: the story opens beside it. */
  readonly listId?: string;
};

function DrawStoryCard({ story, level = 2, hasPublication = true, note, listId }: StoryCardProps) {
  const summary = story.subtitle || story.excerpt;
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <StoryByline story={story} hasPublication={hasPublication} />
        <StoryTitle story={story} level={level} listId={listId} />
        {summary !== '' && (
          <p className={styles.summary} dir="auto" lang={story.language}>
            {summary}
          </p>
        )}
        <StoryMeta story={story} />
      </div>
      {story.previewImage && (
        <div className={styles.cover}>
          <StoryCover cover={story.previewImage} width={200} ratio="3:2" sizes="(min-width: 728px) 200px, 104px" />
        </div>
      )}
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </article>
  );
}

/** A story as one row of a list: words first, the cover beside them. */
export const StoryCard = kept('StoryCard', DrawStoryCard);
