import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Button } from '#web/design/Button.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { SubmissionMenuLink } from '#web/features/stories/submission-status/SubmissionMark.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { OwnStoryDialogs } from '#web/features/stories/publishing/OwnStoryDialogs.tsx';
import { useRowChanges } from './use-row-changes.ts';
import type { YourPostRowProps } from './YourPostRow.tsx';
import styles from './YourStories.module.css';

/** What can be done with one story; where it is in the trash, only one thing. */
export function RowMenu(props: YourPostRowProps & { readonly title: string }) {
  const { item, filter, title } = props;
  const { post } = item;
  const changes = useRowChanges(props);
  if (filter === 'DELETED') {
    return (
      <div className={styles.actions}>
        <Button
          look="outlined"
          size="small"
          aria-busy={changes.isBusy}
          aria-label={`${messages.restore}: ${title}`}
          onClick={() => void changes.restore()}
        >
          {messages.restore}
        </Button>
      </div>
    );
  }
  const isPublic = filter === 'PUBLIC';
  const isPublished = isPublic || filter === 'UNLISTED';
  return (
    <div className={styles.actions}>
      <MenuButton label={formatMessage(messages.actionsOf, { title })}>
        {isBuilt('EditPost') && <MenuLink to={postSubPath(post.id, 'edit')}>{messages.edit}</MenuLink>}
        <MenuLink to={postSubPath(post.id, 'settings')}>{messages.settings}</MenuLink>
        {filter !== 'SCHEDULED' && <SubmissionMenuLink post={post} />}
        <MenuLink to={storyPath(post)}>{messages.view}</MenuLink>
        {isPublished && isBuilt('ShowPostStats') && <MenuLink to={postStatsPath(post.id)}>{messages.stats}</MenuLink>}
        {isPublic && (
          <MenuAction onChoose={() => void changes.togglePin()}>
            {post.settings?.isPinned === true ? messages.unpin : messages.pin}
          </MenuAction>
        )}
        {filter === 'SCHEDULED' && (
          <MenuAction onChoose={() => void changes.unschedule()}>{messages.unschedule}</MenuAction>
        )}
        <MenuAction isDanger onChoose={() => (isPublished ? changes.trashDialog.open() : void changes.trash())}>
          {messages.remove}
        </MenuAction>
      </MenuButton>
      <OwnStoryDialogs changes={changes} trashText={messages.trashText} />
    </div>
  );
}
