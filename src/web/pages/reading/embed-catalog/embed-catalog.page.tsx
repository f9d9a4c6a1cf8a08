import { listIdOfSegment } from '#shared/lists/predefined-list.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { type EmbedCatalogPageQuery, EmbedCatalogPageQueryDocument } from '#web/generated/EmbedCatalogPageQuery.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { EmbedCatalog } from './EmbedCatalog.tsx';

const variablesOf = ({ params }: RouteMatch) => ({ catalogId: listIdOfSegment(params.catalogSlugId ?? '') });

/** A public list to stand in a frame on another site (LIST-4, rule 155). */
const page: PageDefinition<EmbedCatalogPageQuery> = {
  queries: (route) => [{ document: EmbedCatalogPageQueryDocument, variables: variablesOf(route) }],
  // Nobody's own private list either: a frame elsewhere shows it to whoever stands behind its owner.
  outcome: ({ data }) =>
    data.catalogById?.visibility === 'PUBLIC' ? { kind: 'show', robots: 'noindex' } : { kind: 'notFound' },
  head: ({ data, site }) => ({
    title: data.catalogById?.name ?? '',
    canonicalUrl: data.catalogById ? site.url + catalogPath(data.catalogById) : undefined,
  }),
  Component: ({ route }) => {
    const { data } = useQuery(EmbedCatalogPageQueryDocument, { variables: variablesOf(route) });
    return data?.catalogById ? <EmbedCatalog catalog={data.catalogById} /> : null;
  },
};

export default page;
