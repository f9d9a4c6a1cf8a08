import { settingsMessages } from '#shared/messages/settings.ts';
import { digestMessages } from '#shared/messages/digests.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { notificationSettingsMessages as messages } from '#shared/messages/notification-settings.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { DigestPreviewQueryDocument } from '#web/generated/DigestPreviewQuery.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import styles from './SwitchChoice.module.css';

const parts = [
  ['FOLLOWED', digestMessages.followed],
  ['TOPICS', digestMessages.topics],
  ['PICKS', digestMessages.picks],
  ['RESUME', digestMessages.resume],
] as const;

/** What the mail would say if it were time now. */
export function DigestPreview() {
  const { data, error, refetch } = useQuery(DigestPreviewQueryDocument);
  if (data === undefined) {
    return error === undefined ? (
      <output>{feedMessages.loading}</output>
    ) : (
      <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />
    );
  }
  const { digestPreview: preview } = data;
  if (!preview) return <output>{messages.previewNone}</output>;
  return (
    <div className={styles.preview} data-digest-preview>
      <p className={styles.subject}>{formatMessage(messages.previewSubject, { subject: preview.subject })}</p>
      {parts.map(([part, title]) => {
        const items = preview.items.filter((item) => item.part === part);
        if (items.length === 0) return null;
        return (
          <section key={part}>
            <h4 className={styles.part}>{title}</h4>
            <ul>
              {items.map(({ post }) => (
                <li key={post.id}>
                  <Link className={styles.story} to={storyPath(post)} dir="auto">
                    {post.title || storyMessages.untitled}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
