import { type MouseEvent, useEffect } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PagedFeedProps } from './PagedFeed.tsx';
import styles from './PagedFeed.module.css';

type FeedPageProps<Data, Item> = PagedFeedProps<Data, Item> & {
  /** Place among the pages shown, from 0. */
  readonly page: number;
  readonly cursor: string | null;
  readonly isLast: boolean;
  /** Whether any page of the list shows something. */
  readonly isFilled: boolean;
  readonly onShown: (page: number, isShown: boolean) => void;
  readonly addressOf: (cursor: string) => string;
  readonly onMore: (cursor: string) => void;
};

/** One page of a list, and the way to the next. */
export function FeedPage<Data, Item>(props: FeedPageProps<Data, Item>) {
  const { document, variables, select, children, empty, page, cursor, isLast } = props;
  const { isFilled, onShown, addressOf, onMore } = props;
  // The caller's variables and the cursor are the variables of its own document.
  const typed = document as TypedDocument<Data, Readonly<Record<string, unknown>>>;
  const { data, error, isLoading, refetch } = useQuery(typed, {
    variables: { ...variables, ...(props.variablesAt?.(cursor) ?? { to: cursor }) },
  });
  const answer = data === undefined ? undefined : select(data);
  const isShown = answer !== undefined && answer.items.length > 0;
  useEffect(() => onShown(page, isShown), [isShown, page, onShown]);
  if (answer === undefined) {
    if (isLoading || error === undefined) return <output className={styles.status}>{feedMessages.loading}</output>;
    return (
      <p className={styles.status} role="alert">
        {feedMessages.failed}{' '}
        <button type="button" className={styles.retry} onClick={refetch}>
          {feedMessages.tryAgain}
        </button>
      </p>
    );
  }
  const { next } = answer;
  // A page may hold nothing that its reader is shown, and others after it still do.
  if (!isShown && !isFilled && next === null) return <p className={styles.empty}>{empty}</p>;
  const showMore = (event: MouseEvent) => {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onMore(next);
  };
  return (
    <>
      {children(answer.items, page)}
      {isLast && next === null && props.end}
      {isLast && next !== null && (
        <p className={styles.more}>
          <a className={styles.moreLink} href={addressOf(next)} rel="next" onClick={showMore}>
            {props.moreLabel ?? feedMessages.older}
          </a>
        </p>
      )}
    </>
  );
}
