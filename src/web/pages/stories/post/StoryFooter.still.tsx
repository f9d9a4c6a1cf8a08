import { licenceMessages } from '#shared/messages/licences.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { licenceUrl } from '#web/features/stories/stories/licence-url.ts';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import { languageName } from './language-name.ts';
import type { Story } from './lookup-outcome.ts';
import styles from './StoryFooter.module.css';
import { setStillPart, type StillParts } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'post/StoryFooter': { readonly story: Story };
  }
}

/** A later date than this after the first is shown as an update: a day. */
const UPDATE_AFTER = 24 * 60 * 60 * 1000;

/** What stands below the body: topics, translations, licence, where it was first. */
function StoryFooter({ story }: StillParts['post/StoryFooter']) {
  const { canonicalUrl, translations, latestPublishedAt, firstPublishedAt } = story;
  const address = licenceUrl(story.license);
  const isUpdated =
    !story.isUndated &&
    latestPublishedAt !== null &&
    firstPublishedAt !== null &&
    latestPublishedAt - firstPublishedAt > UPDATE_AFTER;
  const others = translations.filter(({ post }) => post.id !== story.id);
  return (
    <footer className={styles.footer} lang="en" dir="ltr">
      {story.tags.length > 0 && <TopicChips topics={story.tags} />}
      {others.length > 0 && (
        <p>
          {storyMessages.translations}{' '}
          {others.map(({ language, post }, index) => (
            <span key={post.id}>
              {index > 0 && ', '}
              <Link className={styles.link} to={storyPath(post)} hrefLang={language} lang={language}>
                {languageName(language)}
              </Link>
            </span>
          ))}
        </p>
      )}
      <p className={styles.facts}>
        {isUpdated && (
          <span>
            {storyMessages.updated.replace('{date}', '')}
            <DateTime timestamp={latestPublishedAt} />
          </span>
        )}
        <span>
          {storyMessages.licence}:{' '}
          {address ? (
            <a className={styles.link} href={address} rel="license">
              {licenceMessages[story.license]}
            </a>
          ) : (
            licenceMessages[story.license]
          )}
        </span>
        {canonicalUrl && (
          <span>
            {storyMessages.firstPublishedAt}{' '}
            <a className={styles.link} href={canonicalUrl}>
              {new URL(canonicalUrl).host}
            </a>
          </span>
        )}
      </p>
      <p className={styles.printed}>{storyMessages.printedFrom.replace('{address}', story.mediumUrl)}</p>
    </footer>
  );
}

setStillPart('post/StoryFooter', StoryFooter);
