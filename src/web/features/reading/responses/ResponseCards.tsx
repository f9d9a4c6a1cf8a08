import { clapMessages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import type { ResponseCard } from '#web/generated/fragments.ts';
import { responsesPath } from './response-paths.ts';
import styles from './Responses.module.css';

/** Responses of one person, each with what it responds to. */
export function ResponseCards({ responses }: { readonly responses: readonly ResponseCard[] }) {
  return (
    <div className={styles.threads}>
      {responses.map((response) => (
        <article key={response.id} className={styles.response} data-response={response.id}>
          <Target response={response} />
          {response.quote !== null && (
            <blockquote className={styles.passage} dir="auto">
              {response.quote.text}
            </blockquote>
          )}
          <div className={styles.body} dir="auto" dangerouslySetInnerHTML={{ __html: response.bodyHtml }} />
          <p className={styles.facts}>
            <Link className={styles.link} to={responsesPath(response.id)}>
              <DateTime timestamp={response.createdAt} />
            </Link>
            {response.clapCount > 0 && (
              <span>{formatMessage(clapMessages.clapsBy, { count: response.clapCount })}</span>
            )}
            {response.repliesCount > 0 && (
              <span>{formatMessage(messages.replies, { count: response.repliesCount })}</span>
            )}
          </p>
        </article>
      ))}
    </div>
  );
}

function Target({ response: { post, catalog } }: { readonly response: ResponseCard }) {
  const target = post
    ? { to: storyPath(post), title: post.title || storyMessages.untitled }
    : catalog && { to: catalogPath(catalog), title: catalog.name };
  if (!target) return null;
  return (
    <p className={styles.name}>
      {messages.respondedTo}{' '}
      <Link className={styles.link} to={target.to} dir="auto">
        {target.title}
      </Link>
    </p>
  );
}
