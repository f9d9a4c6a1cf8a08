import { formatMessage } from '#shared/messages/format-message.ts';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { editablePages } from '#shared/routes/editable-pages.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminSitePagePageQueryDocument } from '#web/generated/AdminSitePagePageQuery.ts';
import { EditSitePage } from './EditSitePage.tsx';

const pathOf = (route: RouteMatch) => editablePages.find(({ name }) => name === route.params['pageName'])?.path ?? '';

function AdminSitePage({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminSitePagePageQueryDocument, { variables: { sitePath: pathOf(route) } });
  const page = data?.sitePage;
  if (!page?.source) return null;
  return <EditSitePage key={page.id} page={page} source={page.source} route={route} />;
}

/** `/_/admin/pages/{pageName}`: where an administrator writes one page (rule 160). */
export default adminPage({
  document: AdminSitePagePageQueryDocument,
  variablesOf: (route) => ({ sitePath: pathOf(route) }),
  isThere: ({ sitePage }) => sitePage?.source !== null && sitePage?.source !== undefined,
  titleOf: (route) => formatMessage(messages.editTitle, { path: pathOf(route) }),
  Component: AdminSitePage,
});
