import { formatMessage } from '#shared/messages/format-message.ts';
import { afterPublishingMessages as messages } from '#shared/messages/your-stories.ts';
import { offeredChannels, shareTargets } from '#shared/links/share-targets.ts';
import { postSharePath } from '#shared/routes/link-shapes.ts';
import styles from './ShareLinks.module.css';

/** Where a story can be shared: plain links, which count nothing and load nothing from elsewhere (rule 159). */
export function ShareLinks({ postId }: { readonly postId: string }) {
  return (
    <ul className={styles.links}>
      {offeredChannels.map((channel) => (
        <li key={channel}>
          <a
            className={styles.link}
            href={postSharePath(postId, channel)}
            target="_blank"
            rel="noopener"
            aria-label={formatMessage(messages.shareBy, { name: shareTargets[channel].name })}
          >
            {shareTargets[channel].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
