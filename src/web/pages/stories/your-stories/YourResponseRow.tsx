import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { Link } from '#web/app/router/Link.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import type { YourResponse } from '#web/generated/fragments.ts';
import styles from './YourStories.module.css';

/** One response: its first words lead to it, and below stands what it is about. */
export function YourResponseRow({ response }: { readonly response: YourResponse }) {
  const { url, excerpt, isHidden, clapCount, repliesCount, createdAt, post, catalog } = response;
  const about = post ? post.title || messages.untitled : catalog?.name;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.responseWords} dir="auto">
          <Link className={styles.link} to={url}>
            {excerpt}
          </Link>
        </p>
        {about !== undefined && (
          <p className={styles.summary} dir="auto">
            {formatMessage(messages.respondedTo, { title: about })}
          </p>
        )}
        <p className={styles.facts}>
          <RecentTime timestamp={createdAt} />
          {clapCount > 0 && <span>{formatMessage(messages.claps, { count: clapCount })}</span>}
          {repliesCount > 0 && <span>{formatMessage(messages.replies, { count: repliesCount })}</span>}
          {isHidden && <span>{messages.hidden}</span>}
        </p>
      </div>
    </li>
  );
}
