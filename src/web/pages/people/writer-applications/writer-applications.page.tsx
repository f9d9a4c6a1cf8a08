import { authorMessages as messages } from '#shared/messages/authors.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type WriterApplicationsPageQuery,
  WriterApplicationsPageQueryDocument,
} from '#web/generated/WriterApplicationsPageQuery.ts';
import { WriterApplications } from './WriterApplications.tsx';

/** `/me/applications`: what a writer applied for, and what came of it (PART-4, rule 202). */
const page: PageDefinition<WriterApplicationsPageQuery> = {
  queries: () => [{ document: WriterApplicationsPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.title }),
  Component: WriterApplications,
};

export default page;
