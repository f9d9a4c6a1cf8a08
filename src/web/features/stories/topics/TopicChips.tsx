import type { TopicName } from '#web/generated/fragments.ts';
import { kept } from '#web/app/still/kept.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { tagPath } from '#web/features/ground/paths/paths.ts';
import styles from './TopicChips.module.css';

type TopicChipsProps = {
  readonly topics: readonly TopicName[];
  /** Where a topic leads; to its own page where absent. */
  readonly pathOf?: (topic: TopicName) => string;
};

const pathOfTopic = (topic: TopicName) => tagPath(topic.slug);

const KeptChips = kept('TopicChips', (props: { readonly topics: readonly TopicName[] }) => (
  <Chips topics={props.topics} pathOf={pathOfTopic} />
));

/** Topics as small links. */
export function TopicChips({ topics, pathOf }: TopicChipsProps) {
  return pathOf === undefined ? <KeptChips topics={topics} /> : <Chips topics={topics} pathOf={pathOf} />;
}

function Chips({ topics, pathOf }: Required<TopicChipsProps>) {
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
