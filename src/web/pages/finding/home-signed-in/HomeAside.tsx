import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SuggestionRows } from '#web/features/people/follows/SuggestionRows.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import type { TopicName } from '#web/generated/fragments.ts';
import { HomeAsideQueryDocument } from '#web/generated/HomeAsideQuery.ts';
import { StoryLines } from './StoryLines.tsx';
import styles from './YourHome.module.css';

/** Own judgement: as many as fit in some lines. */
const MOST_TOPICS = 8;

/** Beside the feed (HOME-1): staff picks, whom to follow and why, topics, and what was saved last. */
export function HomeAside({ followed }: { readonly followed: readonly TopicName[] }) {
  const { data } = useQuery(HomeAsideQueryDocument);
  if (data === undefined) return null;
  const { staffPicksFeed, followSuggestions, readingList, popularTags } = data;
  const known = new Set(followed.map(({ id }) => id));
  const topics = popularTags.items.filter(({ id }) => !known.has(id)).slice(0, MOST_TOPICS);
  return (
    <div className={styles.aside}>
      <StoryLines
        title={messages.staffPicks}
        stories={staffPicksFeed.items.map(({ post }) => post)}
        more={<Link to={buildPath('ShowCollectionsLibrary')}>{messages.seeAllPicks}</Link>}
      />
      {topics.length > 0 && (
        <Section
          look="quiet"
          title={messages.topics}
          more={<Link to={buildPath('ShowExploreTopics')}>{messages.allTopics}</Link>}
        >
          <TopicChips topics={topics} />
        </Section>
      )}
      {followSuggestions.length > 0 && (
        <Section
          look="quiet"
          title={messages.whomToFollow}
          more={<Link to={buildPath('ShowSuggestions')}>{messages.seeSuggestions}</Link>}
        >
          <SuggestionRows suggestions={followSuggestions} />
        </Section>
      )}
      <StoryLines
        title={messages.recentlySaved}
        stories={readingList?.items.items.map(({ post }) => post) ?? []}
        more={<Link to={buildPath('ShowYourCatalogs')}>{messages.seeAllSaved}</Link>}
      />
    </div>
  );
}
