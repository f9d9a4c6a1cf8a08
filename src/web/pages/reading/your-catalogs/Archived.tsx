import { libraryMessages as messages } from '#shared/messages/library.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { ARCHIVED_PATH, LibraryFrame } from '#web/features/reading/lists/LibraryFrame.tsx';
import { ArchivedPageQueryDocument } from '#web/generated/ArchivedPageQuery.ts';

/** What the viewer moved out of the Reading list and keeps (rule T8). */
export function Archived({ query }: { readonly query: URLSearchParams }) {
  const q = ownWanted(query);
  const { data } = useQuery(ArchivedPageQueryDocument, { variables: { q, to: cursorOf(query) } });
  return (
    <LibraryFrame username={data?.viewer?.username} activeTo={ARCHIVED_PATH}>
      <OwnSearch label={searchMessages.ownArchive} />
      <StoryFeed
        document={ArchivedPageQueryDocument}
        variables={{ q }}
        select={(answer) => answer.archivedPosts}
        empty={ownEmpty(q, messages.noArchived)}
      />
    </LibraryFrame>
  );
}
