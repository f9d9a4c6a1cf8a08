import { appMessages as messages } from '#shared/messages/app.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { DownloadAppPageQueryDocument } from '#web/generated/DownloadAppPageQuery.ts';
import { DownloadApp } from './DownloadApp.tsx';

const page: PageDefinition = {
  queries: () => [{ document: DownloadAppPageQueryDocument, variables: {} }],
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('ShowDownloadApp') }),
  Component: DownloadApp,
};

export default page;
