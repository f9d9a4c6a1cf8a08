import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type AdminPostPageQuery, AdminPostPageQueryDocument } from '#web/generated/AdminPostPageQuery.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import { AdminPostView } from './AdminPostView.tsx';

const variablesOf = (route: RouteMatch) => ({ postId: route.params['id'] ?? '' });

function AdminPost({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminPostPageQueryDocument, { variables: variablesOf(route) });
  const post = data?.adminPost;
  return post ? <AdminPostView key={post.id} post={post} route={route} /> : null;
}

/** `/_/admin/v2/posts/{id}`: a story as staff see it (ADMIN-1); nothing at all for everybody else. */
const page: PageDefinition<AdminPostPageQuery> = {
  queries: (route) => [
    { document: AdminPostPageQueryDocument, variables: variablesOf(route) },
    { document: AdminTabsQueryDocument, variables: {} },
  ],
  outcome: ({ data }) =>
    data.adminPost ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' },
  head: ({ data, route, site }) => ({
    title: formatMessage(messages.title, { title: data.adminPost?.title || messages.untitled }),
    canonicalUrl: site.url + buildPath('ShowAdminPost', { id: route.params['id'] ?? '' }),
  }),
  Component: AdminPost,
};

export default page;
