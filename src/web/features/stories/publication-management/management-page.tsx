import { type ComponentType, useState } from 'react';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition, PageInput, PageOutcome } from '#web/app/page-definition.ts';
import type { ManagedPublication } from '#web/generated/fragments.ts';
import { FailedPublication } from '../publications/FailedPublication.tsx';
import { closedOutcome, type ClosedPage, type RightAsked, whyClosed } from './closed-to-staff.ts';
import { ClosedToStaff } from './ClosedToStaff.tsx';

type ManagementAnswer = { readonly publication: ManagedPublication | null };
type Variables = Readonly<Record<string, string | number | boolean | null>>;

export type ManagementProps<Data extends ManagementAnswer> = {
  readonly publication: NonNullable<Data['publication']>;
  /** All that the document was answered. */
  readonly data: Data;
  readonly route: RouteMatch;
  readonly query: URLSearchParams;
  readonly refetch: () => void;
};

type ManagementOptions<Data extends ManagementAnswer> = {
  /** Asks for `publication`, by `domainOrSlug`. */
  readonly document: TypedDocument<Data, never>;
  /** What the document takes beside the publication. */
  readonly variablesOf?: (route: RouteMatch, query: URLSearchParams) => Variables;
  /** Documents that parts of it ask besides, under other names; whoever lacks the right is answered with nothing. */
  readonly alsoAsked?: PageDefinition['queries'];
  /** Whoever lacks it gets the page that a stranger gets, or, on the staff and formerly on it, a sentence (rule 291). */
  readonly right: RightAsked;
  /** Who else is let in: whoever may only open it again. */
  readonly isOpenTo?: (publication: NonNullable<Data['publication']>) => boolean;
  readonly titleOf: (publication: NonNullable<Data['publication']>, route: RouteMatch) => string;
  /** Where the address names something that there is not, or that stands elsewhere; undefined where it is shown. */
  readonly outcomeOf?: (
    publication: NonNullable<Data['publication']>,
    input: PageInput<Data>,
  ) => PageOutcome | undefined;
  readonly Content: ComponentType<ManagementProps<Data>>;
};

/** One page by which a publication is managed: never kept, for who has the right alone, and on the main site alone. */
export function managementPage<Data extends ManagementAnswer>(options: ManagementOptions<Data>): PageDefinition<Data> {
  const { document, right, titleOf, Content } = options;
  const typed = document as TypedDocument<Data, Variables>;
  const variablesOf = (route: RouteMatch, query: URLSearchParams): Variables => ({
    domainOrSlug: route.params.collectionSlug ?? '',
    ...options.variablesOf?.(route, query),
  });

  const isLetIn = (publication: NonNullable<Data['publication']>): boolean =>
    publication.viewerCan[right] || options.isOpenTo?.(publication) === true;
  const closedBecause = (publication: Data['publication'] | undefined): ClosedPage | undefined =>
    !publication || isLetIn(publication) ? undefined : whyClosed(publication, right);

  /** As the page was opened: whoever loses the right while writing keeps what stands in front of them. */
  function useClosed(publication: Data['publication'] | undefined, address: string): ClosedPage | undefined {
    const [opened, setOpened] = useState(publication && { address, why: closedBecause(publication) });
    if (!publication) return undefined;
    if (opened?.address === address) return opened.why;
    const why = closedBecause(publication);
    setOpened({ address, why });
    return why;
  }

  function ManagementPage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
    const { data, refetch } = useQuery(typed, { variables: variablesOf(route, query) });
    const closed = useClosed(data?.publication, `${route.path}?${String(query)}`);
    if (data === undefined) return null;
    const { publication } = data;
    if (!publication) return <FailedPublication onRetry={refetch} />;
    if (closed !== undefined) return <ClosedToStaff publication={publication} why={closed} />;
    return <Content publication={publication} data={data} route={route} query={query} refetch={refetch} />;
  }

  return {
    queries: (route, query) => [
      { document: typed, variables: variablesOf(route, query) },
      ...(options.alsoAsked?.(route, query) ?? []),
    ],
    outcome: (input) => {
      const { route, query, site } = input;
      const { publication } = input.data;
      if (!publication) return { kind: 'notFound' };
      if (!isLetIn(publication)) return closedOutcome(whyClosed(publication, right));
      const { slug } = publication;
      const isMoved = route.params.collectionSlug !== slug || site.context.type !== 'DEFAULT';
      const show = { kind: 'show', robots: 'noindex', isCacheable: false } as const;
      if (!isMoved) return options.outcomeOf?.(publication, input) ?? show;
      const path = buildPath(route.name, { ...route.params, collectionSlug: slug }, Object.fromEntries(query));
      return { kind: 'redirect', location: site.url + path, isTemporary: true };
    },
    head: ({ data: { publication }, route }) => ({
      title: closedBecause(publication)?.title ?? (publication ? titleOf(publication, route) : ''),
    }),
    Component: ManagementPage,
  };
}
