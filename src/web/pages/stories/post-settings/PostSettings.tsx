import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { CoAuthorsField } from '#web/features/stories/co-authors/CoAuthorsField.tsx';
import { SplitsField } from '#web/features/money/splits/SplitsField.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Message } from '#web/parts/frame/Message.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { OwnStoryQueryDocument } from '#web/generated/OwnStoryQuery.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { StateGroup } from './StateGroup.tsx';
import styles from './PostSettings.module.css';

/** Everything that is set of one story beside its words (WRITE-4). */
export function PostSettings({ route }: { readonly route: RouteMatch }) {
  const variables = { postId: postIdFromParam(route.params['postId'] ?? '') ?? '' };
  useNewest(OwnStoryQueryDocument, variables);
  const { data } = useQuery(OwnStoryQueryDocument, { variables });
  const story = data?.postResult;
  if (story?.__typename === 'RemovedByUser') {
    return (
      <Message title={messages.inTrashTitle} text={messages.inTrashText}>
        <Link to={yourStoriesPath('deleted')}>{messages.toTrash}</Link>
      </Message>
    );
  }
  if (story?.__typename !== 'Post') return null;
  if (!story.viewerCan.edit) return <Message title={messages.refusedTitle} text={messages.refusedText} />;
  return (
    <Frame>
      <PageHeading kicker={messages.title} title={story.title || yourStoriesMessages.untitled}>
        <p className={styles.ways}>
          {isBuilt('EditPost') && <Link to={postSubPath(story.id, 'edit')}>{messages.editStory}</Link>}
          {story.isPublished && <a href={story.mediumUrl}>{messages.back}</a>}
        </p>
      </PageHeading>
      <SettingsForm key={story.id} story={story} publisher={data?.viewer ?? null} />
      <CoAuthorsField postId={story.id} />
      <SplitsField postId={story.id} />
      <StateGroup story={story} />
    </Frame>
  );
}
