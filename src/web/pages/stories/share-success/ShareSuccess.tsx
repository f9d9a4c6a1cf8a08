import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { afterPublishingMessages as messages } from '#shared/messages/your-stories.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { ShareLinks } from '#web/features/stories/sharing/ShareLinks.tsx';
import { ShareSuccessPageQueryDocument } from '#web/generated/ShareSuccessPageQuery.ts';
import styles from './ShareSuccess.module.css';

/** A word of thanks, and the way back to the story. */
export function ShareSuccess({ route }: { readonly route: RouteMatch }) {
  const postId = postIdFromParam(route.params['postId'] ?? '') ?? '';
  const { data } = useQuery(ShareSuccessPageQueryDocument, { variables: { postId } });
  const story = data?.postResult;
  if (story?.__typename !== 'Post') return null;
  return (
    <>
      <PageHeading title={messages.shareSuccessTitle}>
        <p dir="auto">{formatMessage(messages.shareSuccessText, { title: story.title || storyMessages.untitled })}</p>
      </PageHeading>
      <p className={styles.back}>
        <Link to={storyPath(story)}>{messages.backToStory}</Link>
      </p>
      <Section title={messages.shareMore} look="quiet">
        <ShareLinks postId={story.id} />
      </Section>
    </>
  );
}
