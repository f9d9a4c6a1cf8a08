import { LeadStory } from '#web/features/stories/stories/LeadStory.tsx';
import { StoryGrid } from '#web/features/stories/stories/StoryGrid.tsx';
import { StoryList } from '#web/features/stories/stories/StoryList.tsx';
import type { HeadingLevel } from '#web/features/stories/stories/StoryTitle.tsx';
import type { CollectionLayout, StoryCard } from '#web/generated/fragments.ts';
import styles from './LaidOutStories.module.css';

type LaidOutStoriesProps = {
  readonly stories: readonly StoryCard[];
  readonly layout: CollectionLayout;
  /** True where the first story is shown large. */
  readonly hasLead?: boolean;
  readonly level?: HeadingLevel;
  readonly hasPublication?: boolean;
  /** True beside a right column: a grid has two columns at most. */
  readonly isNarrow?: boolean;
};

/** Stories in one of the three layouts of a design: grid, list, or a stream of large cards. */
export function LaidOutStories({ stories, layout, hasLead = false, isNarrow = false, ...card }: LaidOutStoriesProps) {
  const { level = 3, hasPublication = false } = card;
  if (layout === 'LIST') return <StoryList stories={stories} level={level} hasPublication={hasPublication} />;
  if (layout === 'STREAM') {
    return (
      <div className={styles.stream}>
        {stories.map((story) => (
          <LeadStory key={story.id} story={story} level={level} look="column" hasPublication={hasPublication} />
        ))}
      </div>
    );
  }
  const [lead, ...rest] = hasLead ? stories : [undefined, ...stories];
  return (
    <div className={`${styles.grid} ${isNarrow ? styles.narrow : ''}`}>
      {lead && <LeadStory story={lead} level={level} hasPublication={hasPublication} isFirst />}
      <StoryGrid stories={rest.filter((story) => story !== undefined)} level={level} hasPublication={hasPublication} />
    </div>
  );
}
