import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { WriterOutboxPageQueryDocument } from '#web/generated/WriterOutboxPageQuery.ts';
import { YourStoryCountsQueryDocument } from '#web/generated/YourStoryCountsQuery.ts';
import { WriterOutbox } from './WriterOutbox.tsx';

/** `/me/outbox`: what the viewer submitted to publications, a tab of what they wrote (WRITE-5). */
const page: PageDefinition<object> = {
  queries: (_route, query) => [
    { document: YourStoryCountsQueryDocument, variables: {} },
    { document: WriterOutboxPageQueryDocument, variables: { to: cursorOf(query) } },
  ],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.outbox }),
  Component: WriterOutbox,
};

export default page;
