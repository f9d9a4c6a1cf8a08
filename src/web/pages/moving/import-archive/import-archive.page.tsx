import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ImportArchivePageQueryDocument } from '#web/generated/ImportArchivePageQuery.ts';
import { ImportArchive } from './ImportArchive.tsx';

/** `/me/import`: an export from elsewhere is uploaded, watched and reported. */
const page: PageDefinition<object> = {
  queries: () => [{ document: ImportArchivePageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.title }),
  Component: ImportArchive,
};

export default page;
