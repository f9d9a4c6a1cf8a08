import type { ReactNode } from 'react';
import { clapMessages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { postDetailMessages as messages } from '#shared/messages/post-details.ts';
import { responseMessages } from '#shared/messages/responses.ts';
import { licenceMessages } from '#shared/messages/licences.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import { readingTimeText } from '#web/features/stories/stories/reading-time.ts';
import type { DetailedStory } from './detailed-story.ts';
import styles from './PostDetails.module.css';

/** The facts of a story (`/p/{postId}/info`). */
export function InfoPanel({ story }: { readonly story: DetailedStory }) {
  const { authors, collection, firstPublishedAt, latestPublishedAt, isUndated } = story;
  return (
    <dl className={styles.facts}>
      <Fact label={messages.author}>
        {authors.map((author, index) => (
          <span key={author.id}>
            {index > 0 && ', '}
            <Link to={personPath(author.username)} dir="auto">
              {author.name}
            </Link>
          </span>
        ))}
      </Fact>
      {collection && (
        <Fact label={messages.publication}>
          <Link to={publicationPath(collection)} dir="auto">
            {collection.name}
          </Link>
        </Fact>
      )}
      {firstPublishedAt !== null && !isUndated && (
        <Fact label={messages.published}>
          <DateTime timestamp={firstPublishedAt} />
        </Fact>
      )}
      {latestPublishedAt !== null && latestPublishedAt !== firstPublishedAt && !isUndated && (
        <Fact label={messages.updated}>
          <DateTime timestamp={latestPublishedAt} />
        </Fact>
      )}
      <Fact label={messages.length}>
        {formatMessage(messages.words, { count: story.wordCount })}, {readingTimeText(story.readingTime)}
      </Fact>
      <Fact label={messages.fans}>
        {formatMessage(clapMessages.clapsBy, { count: story.clapCount })},{' '}
        {formatMessage(clapMessages.fans, { count: story.fanCount })}
      </Fact>
      <Fact label={messages.responses}>{formatMessage(responseMessages.count, { count: story.responsesCount })}</Fact>
      <Fact label={messages.visibility}>{messages[story.visibility]}</Fact>
      <Fact label={messages.licence}>{licenceMessages[story.license]}</Fact>
      <Fact label={messages.address}>
        <a href={story.mediumUrl}>{story.mediumUrl}</a>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
