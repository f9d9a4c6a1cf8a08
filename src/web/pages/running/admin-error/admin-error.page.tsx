import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminErrorPageQueryDocument } from '#web/generated/AdminErrorPageQuery.ts';
import { AdminErrorView } from './AdminErrorView.tsx';

const variablesOf = (route: RouteMatch) => ({ id: route.params['id'] ?? '' });

function AdminErrorPage({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminErrorPageQueryDocument, { variables: variablesOf(route) });
  const group = data?.errorGroup;
  return group ? <AdminErrorView key={group.id} group={group} route={route} /> : null;
}

/** `/_/admin/errors/{id}`: one kind of error with the last ones of it, for administrators (rule 245). */
export default adminPage({
  document: AdminErrorPageQueryDocument,
  variablesOf,
  isThere: ({ errorGroup }) => errorGroup !== null,
  titleOf: () => messages.title,
  Component: AdminErrorPage,
});
