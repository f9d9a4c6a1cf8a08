import type { StoryCard as Story } from '#web/generated/fragments.ts';
import { StoryTile } from './StoryTile.tsx';
import type { HeadingLevel } from './StoryTitle.tsx';
import styles from './StoryGrid.module.css';

type StoryGridProps = {
  readonly stories: readonly Story[];
  readonly level?: HeadingLevel;
  readonly hasPublication?: boolean;
};

/** Stories in one to three columns. */
export function StoryGrid({ stories, level = 2, hasPublication = true }: StoryGridProps) {
  return (
    <ul className={styles.grid}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryTile story={story} level={level} hasPublication={hasPublication} />
        </li>
      ))}
    </ul>
  );
}
