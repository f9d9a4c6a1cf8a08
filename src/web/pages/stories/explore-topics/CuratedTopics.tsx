import { curationMessages as messages } from '#shared/messages/curation.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import { ExploreTopicsPageQueryDocument } from '#web/generated/ExploreTopicsPageQuery.ts';
import styles from './ExploreTopics.module.css';

/** The public topics with the tags that they gather, above all tags, on the first page (HOME-3). */
export function CuratedTopics() {
  const { query } = useRoute();
  const to = cursorOf(query);
  const { data } = useQuery(ExploreTopicsPageQueryDocument, { variables: { to } });
  const topics = data?.topics ?? [];
  if (to !== null || topics.length === 0) return null;
  return (
    <Section title={messages.explorePublic}>
      <ul className={styles.curated}>
        {topics.map(({ id, slug, name, description, tags }) => (
          <li key={id} className={styles.gathered}>
            <h3 className={styles.name} dir="auto">
              <Link to={buildPath('ShowTopic', { topicSlug: slug })}>{name}</Link>
            </h3>
            {description !== '' && <p dir="auto">{description}</p>}
            {tags.length > 0 && <TopicChips topics={tags} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
