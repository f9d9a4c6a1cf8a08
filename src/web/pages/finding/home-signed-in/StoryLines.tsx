import type { ReactNode } from 'react';
import { Section } from '#web/parts/frame/Section.tsx';
import { StoryLine } from '#web/features/stories/stories/StoryLine.tsx';
import type { StoryLine as Story } from '#web/generated/fragments.ts';
import styles from './YourHome.module.css';

type StoryLinesProps = {
  readonly title: string;
  readonly stories: readonly Story[];
  readonly more: ReactNode;
};

/** Some stories in few words, under a name; nothing where there are none. */
export function StoryLines({ title, stories, more }: StoryLinesProps) {
  if (stories.length === 0) return null;
  return (
    <Section look="quiet" title={title} more={more}>
      <ul className={styles.lines}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryLine story={story} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
