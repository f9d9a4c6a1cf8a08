import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { readingTimeText } from '#web/features/stories/stories/reading-time.ts';
import type { EmbedCatalogPageQuery } from '#web/generated/EmbedCatalogPageQuery.ts';
import styles from './EmbedCatalog.module.css';

type Catalog = NonNullable<EmbedCatalogPageQuery['catalogById']>;

/** A list in few lines; each leads out of the frame. */
export function EmbedCatalog({ catalog }: { readonly catalog: Catalog }) {
  const site = use(SiteContext);
  const { creator, items } = catalog;
  return (
    <div className={styles.embed}>
      <p className={styles.by}>
        {listMessages.listBy} <span dir="auto">{creator.name}</span>
      </p>
      <h1 className={styles.title} dir="auto">
        <a href={catalogPath(catalog)} target="_blank" rel="noopener">
          {catalog.name}
        </a>
      </h1>
      {catalog.description !== '' && (
        <p className={styles.description} dir="auto">
          {catalog.description}
        </p>
      )}
      <ol className={styles.items}>
        {items.items.map(({ catalogItemId, post, note }) => (
          <li key={catalogItemId} className={styles.item}>
            <h2 className={styles.story} dir="auto" lang={post.language}>
              <a href={storyPath(post)} target="_blank" rel="noopener">
                {post.title || storyMessages.untitled}
              </a>
            </h2>
            <p className={styles.facts}>
              <span dir="auto">{post.creator.name}</span> · {readingTimeText(post.readingTime)}
            </p>
            {note !== '' && (
              <p className={styles.note} dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        <a href={catalogPath(catalog)} target="_blank" rel="noopener">
          {formatMessage(listMessages.readOn, { site: site.name })}
        </a>
      </p>
    </div>
  );
}
