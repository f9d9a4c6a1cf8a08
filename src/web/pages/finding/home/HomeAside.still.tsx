import { homeMessages } from '#shared/messages/home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { EntityRows } from '#web/features/people/people/EntityRows.tsx';
import { StoryLine } from '#web/features/stories/stories/StoryLine.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import type { PublicationCard, StoryLine as StoryLineData, TopicName } from '#web/generated/fragments.ts';
import styles from './HomeAside.module.css';
import { setStillPart, type StillParts } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'home/HomeAside': HomeAsideProps;
  }
}

type HomeAsideProps = {
  readonly picks: readonly StoryLineData[];
  readonly topics: readonly TopicName[];
  readonly publications: readonly PublicationCard[];
};

/** Beside the newest stories: what staff chose, topics and publications. */
function HomeAside({ picks, topics, publications }: StillParts['home/HomeAside']) {
  const explore = isBuilt('ShowExploreTopics') && (
    <Link to={buildPath('ShowExploreTopics')}>{homeMessages.allTopics}</Link>
  );
  return (
    <div className={styles.aside}>
      {picks.length > 0 && (
        <Section
          title={homeMessages.staffPicks}
          more={<Link to={buildPath('ShowCollectionsLibrary')}>{homeMessages.seeAllPicks}</Link>}
        >
          <ul className={styles.lines}>
            {picks.map((story) => (
              <li key={story.id}>
                <StoryLine story={story} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {topics.length > 0 && (
        <Section title={homeMessages.topics} more={explore}>
          <TopicChips topics={topics} />
        </Section>
      )}
      {publications.length > 0 && (
        <Section title={homeMessages.publications}>
          <EntityRows entities={publications} />
        </Section>
      )}
    </div>
  );
}

setStillPart('home/HomeAside', HomeAside);
