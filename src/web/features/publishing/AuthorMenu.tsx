import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { PageQuery } from '#web/app/page-definition.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { AuthorMenuQueryDocument } from '#web/generated/AuthorMenuQuery.ts';
import styles from './AuthorMenu.module.css';

/** What a story page asks beside the story where there is a session, so that the menu stands there at once. */
export function authorMenuQuery(postId: string): PageQuery {
  return { document: AuthorMenuQueryDocument, variables: { postId } };
}

/** For whoever may change the story, and nobody else: to its editor, its settings and its figures. */
export function AuthorMenu({ storyId }: { readonly storyId: string }) {
  const { data } = useQuery(AuthorMenuQueryDocument, { variables: { postId: storyId } });
  const story = data?.postResult;
  if (story?.__typename !== 'Post' || !story.viewerCan.edit) return null;
  return (
    <nav className={styles.menu} aria-label={messages.you}>
      {isBuilt('EditPost') && <Link to={postSubPath(storyId, 'edit')}>{yourStoriesMessages.edit}</Link>}
      <Link to={postSubPath(storyId, 'settings')}>{yourStoriesMessages.settings}</Link>
      {story.isPublished && isBuilt('ShowPostStats') && <Link to={postStatsPath(storyId)}>{messages.stats}</Link>}
    </nav>
  );
}
