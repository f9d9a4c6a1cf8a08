import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages } from '#shared/messages/responses.ts';
import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Icon } from '#web/design/Icon.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { SubmissionMenuLink } from '#web/features/stories/submission-status/SubmissionMark.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { OwnStoryDialogs } from './OwnStoryDialogs.tsx';
import { useOwnStory } from './use-own-story.ts';

type AuthorMenuProps = { readonly storyId: string; readonly isPublished: boolean };

/** For whoever may change the story (`viewerCan.edit`): to its editor, settings and figures, and what is done with it here. */
export function AuthorMenu({ storyId, isPublished }: AuthorMenuProps) {
  const own = useOwnStory(storyId);
  const { story, featuredIn } = own;
  const isPublic = story?.settings?.filter === 'PUBLIC';
  const isClosed = story?.isResponsesClosed === true;
  return (
    <>
      <MenuButton label={messages.you} face={<Icon name="write" size={20} />}>
        {isBuilt('EditPost') && <MenuLink to={postSubPath(storyId, 'edit')}>{yourStoriesMessages.edit}</MenuLink>}
        <MenuLink to={postSubPath(storyId, 'settings')}>{yourStoriesMessages.settings}</MenuLink>
        {story && <SubmissionMenuLink post={story} />}
        {isPublished && isBuilt('ShowPostStats') && <MenuLink to={postStatsPath(storyId)}>{messages.stats}</MenuLink>}
        {featuredIn !== null && (
          <MenuLink to={buildPath('FeaturePostUnderCollection', { collectionSlug: featuredIn.slug, postId: storyId })}>
            {formatMessage(yourStoriesMessages.featureIn, { name: featuredIn.name })}
          </MenuLink>
        )}
        {isPublic && (
          <MenuAction onChoose={() => void own.togglePin()}>
            {story.settings?.isPinned ? yourStoriesMessages.unpin : yourStoriesMessages.pin}
          </MenuAction>
        )}
        {isPublished && story !== undefined && (
          <MenuAction onChoose={() => void own.turnDiscussion()}>
            {isClosed ? responseMessages.openList : responseMessages.closeList}
          </MenuAction>
        )}
        {story?.viewerCan.delete === true && (
          <MenuAction isDanger onChoose={own.trashDialog.open}>
            {yourStoriesMessages.remove}
          </MenuAction>
        )}
      </MenuButton>
      <OwnStoryDialogs
        changes={own}
        trashText={isPublished ? yourStoriesMessages.trashText : yourStoriesMessages.trashDraftText}
      />
    </>
  );
}
