import { formatMessage } from '#shared/messages/format-message.ts';
import { disclosureMessages } from '#shared/messages/licences.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { publicationPath, seriesPath } from '#web/features/ground/paths/paths.ts';
import { MemberOnlyMark } from '#web/features/stories/stories/MemberOnlyMark.tsx';
import { readingTimeText } from '#web/features/stories/stories/reading-time.ts';
import { AuthorNames, AuthorPictures } from './AuthorNames.tsx';
import { FollowAuthor } from './Follow.tsx';
import type { Story } from './lookup-outcome.ts';
import styles from './StoryHeader.module.css';
import { setStillPart, type StillParts } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'post/StoryHeader': { readonly story: Story };
  }
}

/** Title, subtitle and byline of a story. */
function StoryHeader({ story }: StillParts['post/StoryHeader']) {
  const { authors, collection, seriesPosition } = story;
  // Of several each has theirs below the story.
  const author = authors.length === 1 ? authors[0] : undefined;
  return (
    <header>
      {seriesPosition && (
        <p className={styles.kicker} dir="auto" lang="en">
          {formatMessage(storyMessages.seriesPosition, { index: seriesPosition.index, count: seriesPosition.count })}{' '}
          <Link className={styles.link} to={seriesPath(seriesPosition.series)} dir="auto">
            {seriesPosition.series.title}
          </Link>
        </p>
      )}
      <h1 className={styles.title} dir="auto" tabIndex={-1}>
        {story.title || storyMessages.untitled}
      </h1>
      {story.subtitle !== '' && (
        <p className={styles.subtitle} dir="auto">
          {story.subtitle}
        </p>
      )}
      <div className={styles.byline} lang="en">
        <AuthorPictures authors={authors} />
        <div className={styles.words}>
          <p className={styles.names} dir="ltr">
            <AuthorNames authors={authors} />
          </p>
          <p className={styles.facts} dir="ltr">
            {collection && (
              <span>
                {storyMessages.inPublication}{' '}
                <Link className={styles.link} to={publicationPath(collection)} dir="auto">
                  {collection.name}
                </Link>
              </span>
            )}
            {story.firstPublishedAt !== null && !story.isUndated && <DateTime timestamp={story.firstPublishedAt} />}
            {story.editedAt !== null && (
              <span>
                {storyMessages.edited} <DateTime timestamp={story.editedAt} />
              </span>
            )}
            <span>{readingTimeText(story.readingTime)}</span>
            {story.isLocked && (
              <span>
                <MemberOnlyMark story={story} />
              </span>
            )}
            {story.aiDisclosure !== 'NONE' && <span>{disclosureMessages[story.aiDisclosure]}</span>}
          </p>
        </div>
        {author && (
          <span className={styles.follow} dir="ltr">
            <FollowAuthor storyId={story.id} author={author} />
          </span>
        )}
      </div>
    </header>
  );
}

setStillPart('post/StoryHeader', StoryHeader);
