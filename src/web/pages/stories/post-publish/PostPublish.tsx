import { formatMessage } from '#shared/messages/format-message.ts';
import { afterPublishingMessages as messages } from '#shared/messages/your-stories.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { use } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { momentInZone } from '#web/features/stories/publishing/audience.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { ShareLinks } from '#web/features/stories/sharing/ShareLinks.tsx';
import { newsletterSettingsPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { NewsletterCard, StorySettings } from '#web/generated/fragments.ts';
import { OwnStoryQueryDocument } from '#web/generated/OwnStoryQuery.ts';
import styles from './PostPublish.module.css';

/** After publishing: the address, ways to share it, and where to go from here. Nothing is asked for. */
export function PostPublish({ route }: { readonly route: RouteMatch }) {
  const variables = { postId: postIdFromParam(route.params['postId'] ?? '') ?? '' };
  const { url: siteUrl } = use(SiteContext);
  useNewest(OwnStoryQueryDocument, variables);
  const { data } = useQuery(OwnStoryQueryDocument, { variables });
  const story = data?.postResult;
  if (story?.__typename !== 'Post') return null;
  const { title, text } = headingOf(story);
  const { isPublished, visibility } = story;
  const sending = sendingPath(story, data?.viewer ?? null);
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
        {sending !== undefined && <ButtonLink href={siteUrl + sending}>{messages.seeSending}</ButtonLink>}
        {isPublished && (
          <ButtonLink href={story.mediumUrl} {...(sending !== undefined && { look: 'outlined' })}>
            {isLetter(story) ? messages.viewLetter : messages.view}
          </ButtonLink>
        )}
        {isBuilt('EditPost') && <Link to={postSubPath(story.id, 'edit')}>{messages.edit}</Link>}
        <Link to={postSubPath(story.id, 'settings')}>{messages.settings}</Link>
        <Link to={yourStoriesPath('drafts')}>{messages.yourStories}</Link>
      </p>
    </Frame>
  );
}

/** Whether it is an email that stands in no list. */
function isLetter({ visibility, mailing, settings }: HeadedStory): boolean {
  return visibility === 'UNLISTED' && mailing !== null && settings?.isMailed === true;
}

type HeadedStory = Pick<StorySettings, 'visibility' | 'isPublished' | 'firstPublishedAt' | 'latestPublishedAt'> & {
  readonly mailing: object | null;
  readonly settings: Pick<
    NonNullable<StorySettings['settings']>,
    'isMailed' | 'scheduledAt' | 'scheduleTimeZone'
  > | null;
};

type Sender = Pick<NewsletterCard, 'id' | 'owner'>;
type MailedStory = Omit<StorySettings, 'mailing'> & {
  readonly mailing: { readonly newsletter: Sender | null } | null;
};

/** Where its sending is watched, paused and stopped: by the newsletter chosen for it, else the writer's own. */
function sendingPath(story: MailedStory, viewer: { readonly newsletter: object | null } | null): string | undefined {
  const { isPublished, settings, mailing, collection } = story;
  if (!isPublished || settings?.isMailed !== true) return undefined;
  const chosen = mailing?.newsletter ?? null;
  if (chosen !== null) return `${newsletterSettingsPath(chosen)}?tab=issues`;
  const isByOwn = story.visibility !== 'UNLISTED' && collection === null && (viewer?.newsletter ?? null) !== null;
  return isByOwn ? buildPath('ShowOwnNewsletter', {}, { tab: 'issues' }) : undefined;
}

/** What is said of it above all else. */
export function headingOf(story: HeadedStory): {
  readonly title: string;
  readonly text: string;
} {
  const { isPublished, visibility, settings } = story;
  const isEmail = isLetter(story);
  if (isPublished) {
    if (visibility === 'UNLISTED') {
      return isEmail
        ? { title: messages.letterTitle, text: messages.letterText }
        : { title: messages.publishedTitle, text: messages.unlistedText };
    }
    // Mail goes out once: who publishes changes is not told that it does.
    const isNew = story.firstPublishedAt === story.latestPublishedAt;
    const mail = isNew && settings?.isMailed === true ? ` ${messages.mailedText}` : '';
    return { title: messages.publishedTitle, text: messages.publishedText + mail };
  }
  if (!settings?.scheduledAt) {
    return { title: isEmail ? messages.letterDraftTitle : messages.draftTitle, text: messages.draftText };
  }
  const time = momentInZone(settings.scheduledAt, settings.scheduleTimeZone ?? 'UTC');
  const title = isEmail ? messages.letterScheduledTitle : messages.scheduledTitle;
  return { title, text: formatMessage(messages.scheduledText, { time }) };
}
