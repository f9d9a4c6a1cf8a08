import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Icon } from '#web/design/Icon.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';

type AuthorMenuProps = { readonly storyId: string; readonly isPublished: boolean };

/** For whoever may change the story (`viewerCan.edit`): to its editor, its settings and its figures. */
export function AuthorMenu({ storyId, isPublished }: AuthorMenuProps) {
  return (
    <MenuButton label={messages.you} face={<Icon name="write" size={20} />}>
      {isBuilt('EditPost') && <MenuLink to={postSubPath(storyId, 'edit')}>{yourStoriesMessages.edit}</MenuLink>}
      <MenuLink to={postSubPath(storyId, 'settings')}>{yourStoriesMessages.settings}</MenuLink>
      {isPublished && isBuilt('ShowPostStats') && <MenuLink to={postStatsPath(storyId)}>{messages.stats}</MenuLink>}
    </MenuButton>
  );
}
