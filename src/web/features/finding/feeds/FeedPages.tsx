import { type Ref, useCallback, useState } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { FeedPage } from './FeedPage.tsx';
import { pageAddress } from './page-cursor.ts';
import type { PagedFeedProps } from './PagedFeed.tsx';
import styles from './PagedFeed.module.css';

type FeedPagesProps<Data, Item> = PagedFeedProps<Data, Item> & {
  /** Of the pages that are shown, in order. */
  readonly cursors: readonly (string | null)[];
  readonly onMore: (cursor: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Pages of a list one below the other, with the way to its beginning above where it does not start there. */
export function FeedPages<Data, Item>({ cursors, onMore, ref, ...feed }: FeedPagesProps<Data, Item>) {
  const { path, query } = useRoute();
  /** The pages that show something, by their place. */
  const [filled, setFilled] = useState<ReadonlySet<number>>(new Set());
  const onShown = useCallback((page: number, isShown: boolean) => {
    setFilled((before) => {
      if (before.has(page) === isShown) return before;
      return new Set(isShown ? [...before, page] : [...before].filter((one) => one !== page));
    });
  }, []);
  return (
    <div className={styles.feed} ref={ref}>
      {cursors[0] !== null && (
        <p className={styles.newest}>
          <a href={pageAddress(path, query, null)}>{feed.firstLabel ?? feedMessages.newest}</a>
        </p>
      )}
      {cursors.map((cursor, index) => (
        <FeedPage
          key={cursor ?? ''}
          {...feed}
          page={index}
          cursor={cursor}
          isFilled={filled.size > 0}
          onShown={onShown}
          isLast={index === cursors.length - 1}
          addressOf={(next) => pageAddress(path, query, next)}
          onMore={onMore}
        />
      ))}
    </div>
  );
}
