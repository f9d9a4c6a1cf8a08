import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { shareTargets } from '#shared/links/share-targets.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { listSharePath } from '#shared/routes/link-shapes.ts';
import { SiteContext } from '#web/app/site-context.ts';
import styles from './CatalogShare.module.css';
import type { CatalogRef } from './card-story.ts';

/** The networks. */
const CHANNELS = ['linkedIn', 'twitter', 'facebook'] as const;
/** Pixels of the frame elsewhere. */
const EMBED = { width: 680, height: 520 };

/** Where a public list can be shared, and the lines that embed it: links and text, without a script. */
export function CatalogShare({ catalog }: { readonly catalog: CatalogRef }) {
  const { url } = use(SiteContext);
  const { username } = catalog.creator;
  const catalogSlugId = catalog.slug === '' ? catalog.id : `${catalog.slug}-${catalog.id}`;
  const address = url + buildPath('EmbedUserCatalog', { username, catalogSlugId });
  const title = catalog.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return (
    <div className={styles.share}>
      <ul className={styles.links} aria-label={listMessages.share}>
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <a
              className={styles.link}
              href={listSharePath(username, catalogSlugId, channel)}
              target="_blank"
              rel="noopener nofollow"
              aria-label={formatMessage(listMessages.shareBy, { name: shareTargets[channel].name })}
            >
              {shareTargets[channel].name}
            </a>
          </li>
        ))}
        <li>
          <details className={styles.embed}>
            <summary className={styles.link}>{listMessages.embed}</summary>
            <p className={styles.text}>{listMessages.embedText}</p>
            <code className={styles.code} translate="no" dir="ltr">
              {`<iframe src="${address}" width="${EMBED.width}" height="${EMBED.height}" title="${title}" loading="lazy"></iframe>`}
            </code>
          </details>
        </li>
      </ul>
    </div>
  );
}
