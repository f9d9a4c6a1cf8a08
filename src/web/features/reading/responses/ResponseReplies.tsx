import { type ReactNode, useEffect, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { repliesShown, THREAD_LEVELS } from '#shared/responses/response-rules.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ResponseRepliesQueryDocument } from '#web/generated/ResponseRepliesQuery.ts';
import { responsesPath } from './response-paths.ts';
import { type Reply, useResponses } from './responses-context.ts';
import styles from './Responses.module.css';

type ResponseRepliesProps = {
  readonly response: Reply;
  readonly level: number;
  /** Draws a reply on its level. */
  readonly children: (reply: Reply, level: number) => ReactNode;
};

/** The replies of a response: two, four, six … of them; below three levels the way to the thread. */
export function ResponseReplies({ response, level, children }: ResponseRepliesProps) {
  const { added, removed, watch } = useResponses();
  // Those of the first page came along with the response.
  const [page, setPage] = useState(0);
  const { id } = response;
  const isDeepest = level >= THREAD_LEVELS;
  const asked = useQuery(ResponseRepliesQueryDocument, {
    variables: { responseId: id, page },
    isSkipped: isDeepest || response.repliesCount === 0 || (page === 0 && response.replies !== undefined),
  });
  const { refetch } = asked;
  useEffect(() => (page === 0 ? undefined : watch(refetch)), [page, watch, refetch]);
  const own = added.filter((reply) => reply.parentId === id);
  if (response.repliesCount === 0 && own.length === 0) return null;
  if (isDeepest && own.length === 0) {
    return (
      <p className={styles.more}>
        <Link className={styles.textButton} to={responsesPath(id)}>
          {messages.viewThread} ({formatMessage(messages.replies, { count: response.repliesCount })})
        </Link>
      </p>
    );
  }
  const shown = (page === 0 ? response.replies : undefined) ?? asked.data?.postResponse?.replies ?? response.replies;
  const items = (shown?.items ?? []).filter((reply) => !own.some((one) => one.id === reply.id));
  const hasMore = shown !== undefined && shown.pagingInfo.next !== null;
  const left = Math.max(1, response.repliesCount - items.length);
  return (
    <div className={styles.replies}>
      {!isDeepest && items.map((reply) => children(reply, level + 1))}
      {!isDeepest && hasMore && !asked.isLoading && (
        <p className={styles.more}>
          <button type="button" className={styles.textButton} onClick={() => setPage(page + 1)}>
            {formatMessage(messages.moreReplies, { count: Math.min(left, repliesShown(0)) })}
          </button>
        </p>
      )}
      {own
        .filter((reply) => !removed.has(reply.id))
        .toReversed()
        .map((reply) => children(reply, Math.min(level + 1, THREAD_LEVELS)))}
    </div>
  );
}
