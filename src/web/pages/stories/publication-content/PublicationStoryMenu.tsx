import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { removedToast } from '#web/features/stories/publication-stories/featured-toasts.ts';
import { ReplaceFeaturedDialog } from '#web/features/stories/publication-stories/ReplaceFeaturedDialog.tsx';
import { useFeaturing } from '#web/features/stories/publication-stories/use-featuring.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { RemovePostFromCollectionDocument } from '#web/generated/RemovePostFromCollection.ts';
import type { PublicationStoryRowProps } from './PublicationStoryRow.tsx';

/** What its publication may do with a story. */
export function PublicationStoryMenu(props: PublicationStoryRowProps & { readonly title: string }) {
  const { item, publication, title, onLeave } = props;
  const { id: targetPostId, post, isFeatured } = item;
  const { id: collectionId, name } = publication;
  const featuring = useFeaturing({ id: targetPostId, title }, publication);
  const dialog = useDialog();
  const change = useChange(RemovePostFromCollectionDocument);
  const remove = async () => {
    const done = await change.run({ targetPostId, collectionId });
    if (done === undefined) return undefined;
    onLeave();
    void showToast(removedToast({ id: targetPostId, title }, publication));
    return done;
  };
  return (
    <>
      <MenuButton label={formatMessage(messages.actionsOf, { title })}>
        {post !== null && (
          <>
            <MenuLink to={storyPath(post)}>{messages.view}</MenuLink>
            {isBuilt('EditPost') && <MenuLink to={postSubPath(targetPostId, 'edit')}>{messages.edit}</MenuLink>}
            <MenuLink to={postSubPath(targetPostId, 'settings')}>{messages.settings}</MenuLink>
            {isBuilt('ShowPostStats') && (
              <MenuLink to={postStatsPath(targetPostId)}>{yourStoriesMessages.stats}</MenuLink>
            )}
            {post.visibility !== 'UNLISTED' && (
              <MenuAction onChoose={() => void featuring.set(!isFeatured)}>
                {isFeatured ? messages.unfeature : messages.feature}
              </MenuAction>
            )}
          </>
        )}
        <MenuAction isDanger onChoose={dialog.open}>
          {formatMessage(messages.remove, { name })}
        </MenuAction>
      </MenuButton>
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.removeTitle, { name })}
        submitLabel={messages.removeAction}
        change={change}
        onConfirm={remove}
        isDanger
      >
        <FormPoints points={post === null ? messages.removeScheduledPoints : messages.removePoints} />
      </ConfirmDialog>
      <ReplaceFeaturedDialog featuring={featuring} />
    </>
  );
}
