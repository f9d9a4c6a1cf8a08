import { LeadStory } from '#web/features/stories/stories/LeadStory.tsx';
import { StoryGrid } from '#web/features/stories/stories/StoryGrid.tsx';
import { StoryList } from '#web/features/stories/stories/StoryList.tsx';
import type { CollectionLayout, StoryCard } from '#web/generated/fragments.ts';
import styles from './HomeStories.module.css';

type HomeStoriesProps = {
  readonly stories: readonly StoryCard[];
  readonly layout: CollectionLayout;
  /** True where the first story is shown large. */
  readonly hasLead?: boolean;
};

/** Stories in one of the three layouts of a publication: grid, list, or a stream of large cards. */
export function HomeStories({ stories, layout, hasLead = false }: HomeStoriesProps) {
  if (layout === 'LIST') {
    return <StoryList stories={stories} level={3} hasPublication={false} />;
  }
  if (layout === 'STREAM') {
    return (
      <div className={styles.stream}>
        {stories.map((story) => (
          <LeadStory key={story.id} story={story} level={3} look="column" hasPublication={false} />
        ))}
      </div>
    );
  }
  const [lead, ...rest] = hasLead ? stories : [undefined, ...stories];
  return (
    <div className={styles.grid}>
      {lead && <LeadStory story={lead} level={3} hasPublication={false} isFirst />}
      <StoryGrid stories={rest.filter((story) => story !== undefined)} level={3} hasPublication={false} />
    </div>
  );
}
