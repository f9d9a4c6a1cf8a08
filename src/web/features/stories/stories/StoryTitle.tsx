import type { ReactNode } from 'react';
import { Link } from '#web/app/router/Link.tsx';
import { storyMessages } from '#shared/messages/story.ts';
import { type AddressedStory, storyPath } from '#web/features/ground/paths/story-path.ts';
import styles from './StoryTitle.module.css';

export type HeadingLevel = 2 | 3 | 4;

type StoryTitleProps = {
  readonly story: AddressedStory & { readonly title: string; readonly language: string };
  readonly level: HeadingLevel;
  readonly size?: 'small' | 'medium' | 'large' | 'display';
  readonly listId?: string | undefined;
  /** The title with something marked in it. */
  readonly children?: ReactNode;
  readonly onFollow?: () => void;
};

/** The title of a story as a heading whose link covers the whole card around it. */
export function StoryTitle({ story, level, size = 'medium', listId, children, onFollow }: StoryTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={`${styles.title} ${styles[size]}`} data-story={story.id} dir="auto" lang={story.language}>
      <Link
        className={styles.link}
        to={storyPath(story) + (listId === undefined ? '' : `?listId=${encodeURIComponent(listId)}`)}
        onClick={onFollow}
      >
        {story.title === '' ? storyMessages.untitled : (children ?? story.title)}
      </Link>
    </Heading>
  );
}
