import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type ImportMailingListPageQuery,
  ImportMailingListPageQueryDocument,
} from '#web/generated/ImportMailingListPageQuery.ts';
import { chosenOf, ImportMailingList } from './ImportMailingList.tsx';

/** `/me/subscribers/import`: a list from elsewhere comes into a newsletter, and each row is told of (NEWS-2). */
const page: PageDefinition<ImportMailingListPageQuery> = {
  queries: (_route, query) => [
    { document: ImportMailingListPageQueryDocument, variables: { newsletterId: chosenOf(query) } },
  ],
  outcome: ({ data: { viewer, chosen }, query }) => {
    if (viewer === null) return { kind: 'notFound' };
    if (chosenOf(query) !== '' && chosen?.viewerEdge.canManage !== true) return { kind: 'notFound' };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: messages.title }),
  Component: ImportMailingList,
};

export default page;
