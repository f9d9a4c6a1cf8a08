import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { oEmbedAlternate } from '#web/features/finding/feeds/oembed-alternate.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { CatalogView } from '#web/features/reading/lists/CatalogView.tsx';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { CatalogResponsesQueryDocument } from '#web/generated/CatalogResponsesQuery.ts';
import { type UserCatalogPageQuery, UserCatalogPageQueryDocument } from '#web/generated/UserCatalogPageQuery.ts';

/** The id stands after the last hyphen of `{slug}-{id}`; predefined lists have ids with colons. */
const catalogIdOf = (route: RouteMatch) => (route.params.catalogSlugId ?? '').split('-').at(-1) ?? '';

function UserCatalog({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const variables = { catalogId: catalogIdOf(route) };
  const { data } = useQuery(UserCatalogPageQueryDocument, { variables: { ...variables, to: cursorOf(query) } });
  const catalog = data?.catalogById;
  if (!catalog) return null;
  return (
    <CatalogView
      catalog={catalog}
      document={UserCatalogPageQueryDocument}
      variables={variables}
      select={(answer) => answer.catalogById?.items}
    />
  );
}

const page: PageDefinition<UserCatalogPageQuery> = {
  queries: (route, query) => [
    {
      document: UserCatalogPageQueryDocument,
      variables: { catalogId: catalogIdOf(route), to: cursorOf(query) },
    },
    {
      document: CatalogResponsesQueryDocument,
      variables: { placeId: catalogIdOf(route), to: null, sortType: 'RECOMMENDED' },
    },
  ],
  outcome: ({ data, route }) => {
    const catalog = data.catalogById;
    if (!catalog) return { kind: 'notFound' };
    const location = catalogPath(catalog);
    const isRightAddress = route.params.username === undefined || decodeURI(location) === decodeURI(route.path);
    if (!isRightAddress) return { kind: 'redirect', location };
    const isPublic = catalog.visibility === 'PUBLIC';
    return isPublic ? { kind: 'show' } : { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: ({ data, route, site }) => {
    const catalog = data.catalogById;
    if (!catalog) return { title: '' };
    const { name, description, creator } = catalog;
    const address = site.url + route.path;
    return {
      title: name,
      description: description || formatMessage(listMessages.description, { name: creator.name }),
      canonicalUrl: address,
      ...(catalog.visibility === 'PUBLIC' && { alternates: [oEmbedAlternate(site.url, address, name)] }),
    };
  },
  Component: UserCatalog,
};

export default page;
