import { homeMessages } from '#shared/messages/home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { EntityRows } from '#web/features/people/people/EntityRows.tsx';
import { StoryLine } from '#web/features/stories/stories/StoryLine.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import { type LandingAsideQuery, LandingAsideQueryDocument } from '#web/generated/LandingAsideQuery.ts';
import styles from './HomeAside.module.css';
import { kept } from '#web/app/still/kept.tsx';
import { setStillPart } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'home/HomeAside': Readonly<Record<string, never>>;
  }
}

/** Beside the newest stories: what staff chose, topics and publications. */
function HomeAside() {
  const { data } = useQuery(LandingAsideQueryDocument);
  if (data === undefined) return null;
  const picks = data.staffPicksFeed.items.map((item) => item.post);
  const topics = data.popularTags.items;
  const publications = data.activeCollections.items;
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
          <Picks stories={picks} />
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

type PicksProps = { readonly stories: readonly LandingAsideQuery['staffPicksFeed']['items'][number]['post'][] };

const Picks = kept('HomePicks', ({ stories }: PicksProps) => (
  <ul className={styles.lines}>
    {stories.map((story) => (
      <li key={story.id}>
        <StoryLine story={story} />
      </li>
    ))}
  </ul>
));

setStillPart('home/HomeAside', HomeAside);
