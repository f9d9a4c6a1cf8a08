import { libraryMessages } from '#shared/messages/library.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { ReadingHistoryPageQueryDocument } from '#web/generated/ReadingHistoryPageQuery.ts';
import { ReadingHistory } from './ReadingHistory.tsx';

/** `/me/readinghistory` (LIST-3, rule 38). */
const page: PageDefinition = {
  queries: (_route, query) => [
    { document: ReadingHistoryPageQueryDocument, variables: { q: ownWanted(query), to: cursorOf(query) } },
  ],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: libraryMessages.history }),
  Component: ReadingHistory,
};

export default page;
