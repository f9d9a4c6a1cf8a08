import { useId } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { LibrarySidebarQueryDocument } from '#web/generated/LibrarySidebarQuery.ts';
import { ownListPath } from '../lists/own-list-path.ts';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { readingTimeText } from '#web/features/stories/stories/reading-time.ts';
import styles from './LibraryPanel.module.css';

type LibraryPanelProps = { readonly listId: string; readonly storyId: string };

/** 'Your library': the stories of the list, the one that is read marked. Beside the story from 1080 px on. */
export function LibraryPanel({ listId, storyId }: LibraryPanelProps) {
  const { data } = useQuery(LibrarySidebarQueryDocument, { variables: { catalogId: listId } });
  const id = useId();
  const catalog = data?.catalogById;
  if (!catalog) return null;
  const isOwn = catalog.predefined || catalog.viewerEdge.viewerCan.edit;
  return (
    <aside className={styles.sidebar} aria-labelledby={id} data-library-sidebar lang="en" dir="ltr">
      <h2 className={styles.title} id={id}>
        {messages.title}
      </h2>
      <p className={styles.list}>
        <Link to={isOwn ? ownListPath(catalog) : catalogPath(catalog)} dir="auto">
          {catalog.name}
        </Link>
      </p>
      <ol className={styles.items}>
        {catalog.items.items.map(({ catalogItemId, post }) => (
          <li key={catalogItemId}>
            <Link
              className={styles.item}
              to={`${storyPath(post)}?listId=${encodeURIComponent(listId)}`}
              aria-current={post.id === storyId ? 'page' : undefined}
            >
              <span className={styles.story} dir="auto" lang={post.language}>
                {post.title || storyMessages.untitled}
              </span>
              <span className={styles.facts}>
                {post.creator.name} · {readingTimeText(post.readingTime)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </aside>
  );
}
