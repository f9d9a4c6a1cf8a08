import { useState } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { LibraryFrame } from '#web/features/reading/lists/LibraryFrame.tsx';
import { HistoryTools } from '#web/features/reading/reading-history/HistoryTools.tsx';
import { ReadingHistoryPageQueryDocument } from '#web/generated/ReadingHistoryPageQuery.ts';
import { HistoryItem } from './HistoryItem.tsx';

/** What the viewer read, newest first, and how to forget it. */
export function ReadingHistory({ query }: { readonly query: URLSearchParams }) {
  const q = ownWanted(query);
  const { data } = useQuery(ReadingHistoryPageQueryDocument, { variables: { q, to: cursorOf(query) } });
  // What was taken out since the page was made.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [isCleared, setIsCleared] = useState(false);
  const setIsRemoved = (id: string, isIn: boolean) =>
    setRemoved((before) => new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <LibraryFrame username={data?.viewer?.username}>
      {data?.viewer && (
        <HistoryTools
          userId={data.viewer.id}
          isPaused={data.readingHistory.isPaused}
          canClear={!isCleared && (q !== null || data.readingHistory.items.length > 0)}
          onCleared={() => setIsCleared(true)}
        />
      )}
      <OwnSearch label={searchMessages.ownHistory} />
      {isCleared ? (
        <EmptyText text={messages.historyEmpty} />
      ) : (
        <PagedFeed
          document={ReadingHistoryPageQueryDocument}
          variables={{ q }}
          select={({ readingHistory }) => ({ items: readingHistory.items, next: readingHistory.pagingInfo.next })}
          empty={ownEmpty(q, messages.historyEmpty)}
          moreLabel={feedMessages.more}
          firstLabel={feedMessages.first}
        >
          {(entries) =>
            entries
              .filter(({ post }) => !removed.has(post.id))
              .map((entry) => <HistoryItem key={entry.post.id} entry={entry} onRemoved={setIsRemoved} />)
          }
        </PagedFeed>
      )}
    </LibraryFrame>
  );
}
