import type { ReactNode } from 'react';
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
    <StoryRow
      story={story}
      hasPublication={hasPublication}
      title={<StoryTitle story={story} level={level} listId={listId} />}
      summary={summary !== '' && summary}
    >
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </StoryRow>
  );
}

type StoryRowProps = {
  readonly story: Story;
  readonly hasPublication: boolean;
  readonly title: ReactNode;
  /** Nothing is drawn for `false`. */
  readonly summary: ReactNode;
  readonly children?: ReactNode;
};

/** The places of a card: who and where, title, summary, figures, and the cover beside them. */
export function StoryRow({ story, hasPublication, title, summary, children }: StoryRowProps) {
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <StoryByline story={story} hasPublication={hasPublication} />
        {title}
        {summary !== false && (
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
      {children}
    </article>
  );
}

/** A story as one row of a list: words first, the cover beside them. */
export const StoryCard = kept('StoryCard', DrawStoryCard);
