import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';

type AdminPageOptions<Data, Variables> = {
  readonly document: TypedDocument<Data, Variables>;
  readonly variablesOf?: (route: RouteMatch, query: URLSearchParams) => Variables;
  /** Null data is what everybody gets who may not: to them there is nothing here. */
  readonly isThere: (data: Data, route: RouteMatch) => boolean;
  readonly titleOf: (route: RouteMatch) => string;
  readonly Component: PageDefinition['Component'];
};

/** A page for staff alone: never kept, never found by search engines, and not there for anybody else (ADMIN-1). */
export function adminPage<Data, Variables extends Readonly<Record<string, unknown>>>(
  options: AdminPageOptions<Data, Variables>,
): PageDefinition<Data> {
  const { document, variablesOf, isThere, titleOf, Component } = options;
  return {
    queries: (route, query) => [
      { document, variables: variablesOf?.(route, query) ?? {} },
      { document: AdminTabsQueryDocument, variables: {} },
    ],
    outcome: ({ data, route }) =>
      isThere(data, route) ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' },
    head: ({ route, site }) => ({ title: titleOf(route), canonicalUrl: site.url + route.path }),
    Component,
  };
}
