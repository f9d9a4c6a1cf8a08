import { useState } from 'react';
import { searchMessages } from '#shared/messages/search.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { YourPostsPageQueryDocument } from '#web/generated/YourPostsPageQuery.ts';
import type { YourPostsFilter } from '#web/generated/YourPostsPageQuery.ts';
import { YourPostRow } from './YourPostRow.tsx';
import styles from './YourStories.module.css';

type YourPostListProps = {
  readonly filter: YourPostsFilter;
  readonly empty: string;
  /** A story came to this list, or went from it: the counts are others now. */
  readonly onChanged: () => void;
};

/** The viewer's own stories in one state. One that leaves it goes at once, and comes back with an Undo. */
export function YourPostList({ filter, empty, onChanged }: YourPostListProps) {
  const { query } = useRoute();
  const q = ownWanted(query);
  const nothing = ownEmpty(q, empty);
  useNewest(YourPostsPageQueryDocument, { filter, q, to: cursorOf(query) });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const leave = (id: string) => {
    setGone((now) => new Set([...now, id]));
    onChanged();
  };
  const comeBack = (id: string) => {
    setGone((now) => new Set([...now].filter((one) => one !== id)));
    onChanged();
  };
  return (
    <>
      <OwnSearch label={searchMessages.ownStories} />
      <PagedFeed
        document={YourPostsPageQueryDocument}
        variables={{ filter, q }}
        select={({ yourPosts }) =>
          yourPosts ? { items: yourPosts.items, next: yourPosts.pagingInfo.next } : undefined
        }
        empty={nothing}
        moreLabel={messages.more}
        firstLabel={messages.first}
      >
        {(items, page) => {
          const there = items.filter(({ post }) => !gone.has(post.id));
          if (there.length === 0) return page === 0 ? <EmptyText text={nothing} /> : null;
          return (
            <ul className={styles.rows}>
              {there.map((item) => (
                <YourPostRow
                  key={item.post.id}
                  item={item}
                  filter={filter}
                  onLeave={() => leave(item.post.id)}
                  onBack={() => comeBack(item.post.id)}
                />
              ))}
            </ul>
          );
        }}
      </PagedFeed>
    </>
  );
}
