import { useMemo } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { Link } from '#web/app/router/Link.tsx';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { responsesPath } from '#web/features/reading/responses/response-paths.ts';
import type { Place } from '#web/features/reading/responses/responses-context.ts';
import { ResponsesProvider } from '#web/features/reading/responses/ResponsesProvider.tsx';
import { ResponseView } from '#web/features/reading/responses/ResponseView.tsx';
import { SignInToRespond } from '#web/features/reading/responses/SignInToRespond.tsx';
import type { ThreadRoot } from './detailed-story.ts';
import styles from './PostDetails.module.css';

/** One response with its thread, and the way to what it responds to. */
export function ThreadView({ response }: { readonly response: ThreadRoot }) {
  const parts = useSignedInParts();
  const { post, catalog } = response;
  const place = useMemo<Place | undefined>(() => {
    if (post) return { kind: 'story', id: post.id, title: post.title, path: storyPath(post) };
    return catalog ? { kind: 'list', id: catalog.id, title: catalog.name, path: catalogPath(catalog) } : undefined;
  }, [post, catalog]);
  if (place === undefined) return null;
  const closedReason = (post?.postResponses ?? catalog?.catalogResponses)?.closedReason ?? null;
  return (
    <div className={styles.column}>
      <p className={styles.back}>
        <Link to={place.path} dir="auto">
          ← {formatMessage(messages.toStory, { title: place.title || storyMessages.untitled })}
        </Link>
      </p>
      <h1 className={styles.title} dir="auto" tabIndex={-1}>
        {formatMessage(messages.threadOf, { name: response.creator?.name ?? '…' })}
      </h1>
      <ResponsesProvider
        place={place}
        sort="OLDEST"
        onSort={() => undefined}
        isOpen={parts !== undefined && closedReason === null}
      >
        <ResponseView response={response} level={1} />
      </ResponsesProvider>
      {parts === undefined && <SignInToRespond place={place} />}
      {post && (
        <p className={styles.lead}>
          <Link to={responsesPath(post.id)}>{messages.backToAll}</Link>
        </p>
      )}
    </div>
  );
}
