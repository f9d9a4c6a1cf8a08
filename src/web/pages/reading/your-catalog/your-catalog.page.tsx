import { listIdOfSegment } from '#shared/lists/predefined-list.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ownListPath } from '#web/features/reading/lists/own-list-path.ts';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { type YourCatalogPageQuery, YourCatalogPageQueryDocument } from '#web/generated/YourCatalogPageQuery.ts';
import { YourCatalog } from './YourCatalog.tsx';

const variablesOf = ({ params }: RouteMatch) => ({
  catalogId: listIdOfSegment(params.catalogSlugId ?? ''),
  to: null,
});

/** `/me/list/{catalogSlugId}`: a list of the viewer to arrange; that of somebody else stands at its own address. */
const page: PageDefinition<YourCatalogPageQuery> = {
  queries: (route) => [{ document: YourCatalogPageQueryDocument, variables: variablesOf(route) }],
  outcome: ({ data, route }) => {
    const catalog = data.catalogById;
    if (!catalog) return { kind: 'notFound' };
    const isOwn = catalog.predefined || catalog.viewerEdge.viewerCan.edit;
    const location = isOwn ? ownListPath(catalog) : catalogPath(catalog);
    if (decodeURI(location) !== decodeURI(route.path)) return { kind: 'redirect', location, isTemporary: true };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: ({ data }) => ({ title: data.catalogById?.name ?? '' }),
  Component: ({ route }) => {
    const { data } = useQuery(YourCatalogPageQueryDocument, { variables: variablesOf(route) });
    const catalog = data?.catalogById;
    return catalog ? <YourCatalog key={catalog.id} catalog={catalog} /> : null;
  },
};

export default page;
