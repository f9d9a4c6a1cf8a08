import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { FollowableTag } from '#web/generated/fragments.ts';
import { tagPath } from '#web/features/ground/paths/paths.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from '#web/parts/list/ActionRows.module.css';

/** A topic in a list, and the button that follows it. */
export function TopicRow({ topic }: { readonly topic: FollowableTag }) {
  return (
    <div className={styles.row} data-entity={topic.id}>
      <div className={styles.entity}>
        <Link className={styles.name} to={tagPath(topic.slug)} dir="auto">
          {topic.displayTitle}
        </Link>
        <p className={styles.figures}>{formatMessage(topicMessages.followers, { count: topic.followerCount })}</p>
      </div>
      <FollowButton target={topic} />
    </div>
  );
}
