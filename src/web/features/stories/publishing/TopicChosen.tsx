import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { Icon } from '#web/design/Icon.tsx';
import styles from './TopicsField.module.css';

type TopicChosenProps = { readonly topics: readonly string[]; readonly onRemove: (topic: string) => void };

/** The topics that a story has, each with what takes it away. */
export function TopicChosen({ topics, onRemove }: TopicChosenProps) {
  if (topics.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={messages.topics}>
      {topics.map((topic) => (
        <li key={topic} className={styles.topic}>
          <span dir="auto" className={styles.topicName}>
            {topic}
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={formatMessage(messages.topicRemove, { topic })}
            onClick={() => onRemove(topic)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
