import { storyMessages } from '#shared/messages/story.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { StoryGrid } from '#web/features/stories/stories/StoryGrid.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ReadNextQueryDocument } from '#web/generated/ReadNextQuery.ts';
import styles from './ReadNext.module.css';
import type { StoryVariables } from './story-variables.ts';

/** At most six: three from the same place, three by topic (rule 19). */
const MAX_STORIES = 6;

/** What to read after this story. */
export function ReadNext({ variables }: { readonly variables: StoryVariables }) {
  const { data } = useQuery(ReadNextQueryDocument, { variables });
  const stories = data?.afterStory.__typename === 'Post' ? data.afterStory.readNext : [];
  if (stories.length === 0) return null;
  return (
    <div className={styles.next}>
      <Section title={storyMessages.readNext} as="nav">
        <StoryGrid stories={stories.slice(0, MAX_STORIES)} level={3} />
      </Section>
    </div>
  );
}
