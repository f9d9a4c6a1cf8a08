import type { ComponentType } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { removeOneShotParameters } from '#shared/routes/canonical-url.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition, PageQuery } from '#web/app/page-definition.ts';
import { CollectionRelationQueryDocument } from '#web/generated/CollectionRelationQuery.ts';
import type { PublicationHeader } from '#web/generated/fragments.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { FailedPublication } from './FailedPublication.tsx';
import { publicationHead } from './publication-head.ts';
import { PublicationFrame } from './PublicationFrame.tsx';

export type PublicationAnswer = { readonly publication: PublicationHeader | null };
type Variables = Readonly<Record<string, string | number | null>>;

export type PublicationContentProps<Data extends PublicationAnswer> = {
  readonly publication: NonNullable<Data['publication']>;
  /** Without the cursor. */
  readonly variables: Variables;
  readonly route: RouteMatch;
};

type PublicationPageOptions<Data extends PublicationAnswer> = {
  readonly document: TypedDocument<Data, never>;
  /** True where the document takes a cursor. */
  readonly isPaged?: boolean;
  /** What the document takes beside the publication. */
  readonly variablesOf?: (route: RouteMatch, query: URLSearchParams) => Variables;
  readonly titleOf: (publication: NonNullable<Data['publication']>, route: RouteMatch) => string;
  /** False where the address names something that the publication does not have. */
  readonly isThere?: (publication: NonNullable<Data['publication']>, route: RouteMatch) => boolean;
  /** The place below the publication's address that the page has by now, where it is another than was asked for. */
  readonly movedTo?: (publication: NonNullable<Data['publication']>, route: RouteMatch) => string | undefined;
  /** `home` has the large header of the publication's own look. */
  readonly look?: 'home' | 'page';
  readonly Content: ComponentType<PublicationContentProps<Data>>;
};

/** One page of a publication: they differ in their document, their title and what stands below the header. */
export function publicationPage<Data extends PublicationAnswer>(
  options: PublicationPageOptions<Data>,
): PageDefinition<Data> {
  const { document, isPaged = false, titleOf, look = 'page', Content, isThere = () => true } = options;
  const typed = document as TypedDocument<Data, Variables>;
  const variablesOf = (route: RouteMatch, query: URLSearchParams): Variables => ({
    domainOrSlug: route.params.collectionSlug ?? '',
    ...options.variablesOf?.(route, query),
  });
  const allVariables = (route: RouteMatch, query: URLSearchParams): Variables =>
    isPaged ? { ...variablesOf(route, query), to: cursorOf(query) } : variablesOf(route, query);

  function PublicationPage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
    const { data, refetch } = useQuery(typed, { variables: allVariables(route, query) });
    if (data === undefined) return null;
    const { publication } = data;
    if (!publication) return <FailedPublication onRetry={refetch} />;
    return (
      <PublicationFrame publication={publication} look={look} title={titleOf(publication, route)}>
        <Content publication={publication} variables={variablesOf(route, query)} route={route} />
      </PublicationFrame>
    );
  }

  return {
    queries: (route, query): readonly PageQuery[] => [{ document: typed, variables: allVariables(route, query) }],
    // Only the large header has what a reader does with the publication.
    signedInQueries: (route) =>
      look === 'home'
        ? [
            {
              document: CollectionRelationQueryDocument,
              variables: { domainOrSlug: route.params.collectionSlug ?? '' },
            },
          ]
        : [],
    outcome: ({ data, route, query }) => {
      const { publication } = data;
      if (!publication && isInBar(data)) return { kind: 'show', status: 500, robots: 'noindex', isCacheable: false };
      if (!publication || !isThere(publication, route)) return { kind: 'notFound' };
      const now = options.movedTo?.(publication, route);
      if (now !== undefined) return { kind: 'redirect', location: publicationPath(publication, now) };
      // Its own domain is its one address: there no path begins with its slug (rule 146).
      const prefix = `/${route.params.collectionSlug ?? publication.slug}`;
      const isUnderSlug = route.path === prefix || route.path.startsWith(`${prefix}/`);
      const isMoved = publication.domain !== null || prefix !== `/${publication.slug}`;
      if (!isMoved || !isUnderSlug) return { kind: 'show' };
      const moved = publicationPath(publication, route.path.slice(prefix.length));
      return { kind: 'redirect', location: moved + removeOneShotParameters(query.toString()) };
    },
    head: ({ data, route, query, site }) => {
      const { publication } = data;
      if (!publication) return { title: shellMessages.publicationLoadFailed };
      return publicationHead(publication, titleOf(publication, route), { path: route.path, query, siteUrl: site.url });
    },
    Component: PublicationPage,
  };
}

/** True where the layout, which reads the same publication for its bar, found it: then it is not missing. */
function isInBar(answers: object): boolean {
  return 'collectionByDomainOrSlug' in answers && answers.collectionByDomainOrSlug !== null;
}
