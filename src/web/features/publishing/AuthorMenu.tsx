import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { PageQuery } from '#web/app/page-definition.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Icon } from '#web/design/Icon.tsx';
import { AuthorMenuQueryDocument } from '#web/generated/AuthorMenuQuery.ts';
import { MenuButton } from '../menus/MenuButton.tsx';
import { MenuLink } from '../menus/MenuItems.tsx';

/** What a story page asks beside the story where there is a session, so that the menu stands there at once. */
export function authorMenuQuery(postId: string): PageQuery {
  return { document: AuthorMenuQueryDocument, variables: { postId } };
}

/** A button for whoever may change the story, and for nobody else: to its editor, its settings and its figures. */
export function AuthorMenu({ storyId }: { readonly storyId: string }) {
  const { data } = useQuery(AuthorMenuQueryDocument, { variables: { postId: storyId } });
  const story = data?.postResult;
  if (story?.__typename !== 'Post' || !story.viewerCan.edit) return null;
  return (
    <MenuButton label={messages.you} face={<Icon name="write" size={20} />}>
      {isBuilt('EditPost') && <MenuLink to={postSubPath(storyId, 'edit')}>{yourStoriesMessages.edit}</MenuLink>}
      <MenuLink to={postSubPath(storyId, 'settings')}>{yourStoriesMessages.settings}</MenuLink>
      {story.isPublished && isBuilt('ShowPostStats') && (
        <MenuLink to={postStatsPath(storyId)}>{messages.stats}</MenuLink>
      )}
    </MenuButton>
  );
}
