import { adminMessages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import { type AdminUserPageQuery, AdminUserPageQueryDocument } from '#web/generated/AdminUserPageQuery.ts';
import { AdminUserView } from './AdminUserView.tsx';

const variablesOf = (route: RouteMatch) => ({ lookup: route.params['id'] ?? '' });

function AdminUser({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminUserPageQueryDocument, { variables: variablesOf(route) });
  const user = data?.adminUser;
  return user ? <AdminUserView key={user.id} user={user} route={route} /> : null;
}

/** `/_/admin/users/{id}`: an account as staff see it (ADMIN-1); nothing at all for everybody else. */
const page: PageDefinition<AdminUserPageQuery> = {
  queries: (route) => [
    { document: AdminUserPageQueryDocument, variables: variablesOf(route) },
    { document: AdminTabsQueryDocument, variables: {} },
  ],
  outcome: ({ data }) =>
    data.adminUser ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' },
  head: ({ data, route, site }) => ({
    title: formatMessage(adminMessages.userTitle, { name: data.adminUser?.name ?? '' }),
    canonicalUrl: site.url + buildPath('ShowAdminUser', { id: route.params['id'] ?? '' }),
  }),
  Component: AdminUser,
};

export default page;
