import { type MouseEvent, useEffect, useState } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { responsesPath } from './response-paths.ts';
import { ResponseView } from './ResponseView.tsx';
import { useResponses } from './responses-context.ts';
import styles from './Responses.module.css';
import { useResponsesPage } from './use-responses-page.ts';

/** What stands at the top, ten a page; the next page is a link that works without script too. */
export function ResponseThreads({ first }: { readonly first: string | null }) {
  const { added } = useResponses();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([first]);
  const own = added.filter((response) => response.parentId === null);
  return (
    <div className={styles.threads}>
      {own.map((response) => (
        <ResponseView key={response.id} response={response} level={1} />
      ))}
      {cursors.map((cursor, index) => (
        <ThreadPage
          key={cursor ?? ''}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  );
}

type ThreadPageProps = {
  readonly cursor: string | null;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
};

function ThreadPage({ cursor, isLast, onMore }: ThreadPageProps) {
  const { place, sort, watch, added, isOpen } = useResponses();
  const { page, hasFailed, refetch } = useResponsesPage(place, sort, cursor);
  useEffect(() => watch(refetch), [watch, refetch]);
  if (page === undefined) {
    if (!hasFailed) return <output className={styles.status}>…</output>;
    return (
      <p className={styles.status} role="alert">
        {messages.loadFailed}{' '}
        <button type="button" className={styles.textButton} onClick={refetch}>
          {messages.tryAgain}
        </button>
      </p>
    );
  }
  // What was just published stands above, before the page that was loaded counts it.
  if (page.count === 0 && added.length === 0)
    return <p className={styles.empty}>{isOpen ? messages.empty : messages.emptyVisitor}</p>;
  const { next } = page;
  const shown = page.items.filter(({ id }) => !added.some((response) => response.id === id));
  const showMore = (event: MouseEvent) => {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onMore(next);
  };
  return (
    <>
      {shown.map((response) => (
        <ResponseView key={response.id} response={response} level={1} />
      ))}
      {isLast && next !== null && place.kind === 'story' && (
        <p className={styles.more}>
          <a
            className={styles.textButton}
            href={pageAddress(responsesPath(place.id), new URLSearchParams(), next)}
            rel="next"
            onClick={showMore}
          >
            {messages.showMore}
          </a>
        </p>
      )}
      {isLast && next !== null && place.kind === 'list' && (
        <p className={styles.more}>
          <button type="button" className={styles.textButton} onClick={() => onMore(next)}>
            {messages.showMore}
          </button>
        </p>
      )}
    </>
  );
}
