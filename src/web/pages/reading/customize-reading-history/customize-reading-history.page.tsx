import { libraryMessages } from '#shared/messages/library.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ReadingHistorySettingsQueryDocument } from '#web/generated/ReadingHistorySettingsQuery.ts';
import { CustomizeReadingHistory } from './CustomizeReadingHistory.tsx';

/** `/me/settings/readinghistory`. */
const page: PageDefinition = {
  queries: () => [{ document: ReadingHistorySettingsQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: libraryMessages.history }),
  Component: CustomizeReadingHistory,
};

export default page;
