import type { TopicName } from '#web/generated/fragments.ts';
import { Link } from '#web/app/router/Link.tsx';
import { tagPath } from '#web/features/ground/paths/paths.ts';
import styles from './TopicChips.module.css';

type TopicChipsProps = {
  readonly topics: readonly TopicName[];
  /** Where a topic leads; to its own page where absent. */
  readonly pathOf?: (topic: TopicName) => string;
};

const pathOfTopic = (topic: TopicName) => tagPath(topic.slug);

/** Topics as small links. */
export function TopicChips({ topics, pathOf = pathOfTopic }: TopicChipsProps) {
  return (
    <ul className={styles.chips}>
      {topics.map((topic) => (
        <li key={topic.id} className={styles.item}>
          <Link className={styles.chip} to={pathOf(topic)} dir="auto">
            {topic.displayTitle}
          </Link>
        </li>
      ))}
    </ul>
  );
}
