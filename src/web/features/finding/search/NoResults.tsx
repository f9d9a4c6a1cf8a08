import { searchMessages as messages } from '#shared/messages/search.ts';
import type { TopicName } from '#web/generated/fragments.ts';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import styles from './SearchResults.module.css';

type NoResultsProps = { readonly text: string; readonly topics: readonly TopicName[] };

/** Where nothing was found: what to try, and topics that have stories. */
export function NoResults({ text, topics }: NoResultsProps) {
  return (
    <div className={styles.part}>
      <p className={styles.none} dir="auto">
        {text}
      </p>
      <p className={styles.help}>{messages.noneHelp}</p>
      <TopicsToTry topics={topics} />
    </div>
  );
}

/** Topics that have stories, for whoever does not know what to type. */
export function TopicsToTry({ topics }: { readonly topics: readonly TopicName[] }) {
  if (topics.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="topics-to-try">
      <h2 className={styles.subheading} id="topics-to-try">
        {messages.topicsToTry}
      </h2>
      <TopicChips topics={topics} />
    </section>
  );
}
