import { formatMessage } from '#shared/messages/format-message.ts';
import { afterPublishingMessages as messages } from '#shared/messages/your-stories.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { momentInZone } from '#web/features/stories/publishing/audience.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { ShareLinks } from '#web/features/stories/sharing/ShareLinks.tsx';
import type { StorySettings } from '#web/generated/fragments.ts';
import { OwnStoryQueryDocument } from '#web/generated/OwnStoryQuery.ts';
import styles from './PostPublish.module.css';

/** After publishing: the address, ways to share it, and where to go from here. Nothing is asked for. */
export function PostPublish({ route }: { readonly route: RouteMatch }) {
  const variables = { postId: postIdFromParam(route.params['postId'] ?? '') ?? '' };
  useNewest(OwnStoryQueryDocument, variables);
  const { data } = useQuery(OwnStoryQueryDocument, { variables });
  const story = data?.postResult;
  if (story?.__typename !== 'Post') return null;
  const { title, text } = headingOf(story);
  const { isPublished, visibility } = story;
  return (
    <Frame>
      <PageHeading kicker={story.title} title={title}>
        <p>{text}</p>
      </PageHeading>
      {isPublished && (
        <div className={styles.address}>
          <CopyField label={messages.address} text={story.mediumUrl} />
        </div>
      )}
      {isPublished && visibility !== 'UNLISTED' && (
        <div className={styles.share}>
          <Section title={messages.share} look="quiet">
            <ShareLinks postId={story.id} />
          </Section>
        </div>
      )}
      <p className={styles.ways}>
        {isPublished && <ButtonLink href={story.mediumUrl}>{messages.view}</ButtonLink>}
        {isBuilt('EditPost') && <Link to={postSubPath(story.id, 'edit')}>{messages.edit}</Link>}
        <Link to={postSubPath(story.id, 'settings')}>{messages.settings}</Link>
        <Link to={yourStoriesPath('drafts')}>{messages.yourStories}</Link>
      </p>
    </Frame>
  );
}

function headingOf({ isPublished, visibility, settings, mailing }: StorySettings): {
  readonly title: string;
  readonly text: string;
} {
  if (isPublished) {
    if (visibility === 'UNLISTED') {
      const isLetter = mailing !== null && settings?.isMailed === true;
      return isLetter
        ? { title: messages.letterTitle, text: messages.letterText }
        : { title: messages.publishedTitle, text: messages.unlistedText };
    }
    const mail = settings?.isMailed === true ? ` ${messages.mailedText}` : '';
    return { title: messages.publishedTitle, text: messages.publishedText + mail };
  }
  if (!settings?.scheduledAt) return { title: messages.draftTitle, text: messages.draftText };
  const time = momentInZone(settings.scheduledAt, settings.scheduleTimeZone ?? 'UTC');
  return { title: messages.scheduledTitle, text: formatMessage(messages.scheduledText, { time }) };
}
