import type { RouteMatch } from '#shared/routes/match-route.ts';
import {
  type PublicationNavigationContextQuery,
  PublicationNavigationContextQueryDocument,
} from '#web/generated/PublicationNavigationContextQuery.ts';
import type { PageQuery } from '../page-definition.ts';
import type { Site } from '../site-context.ts';
import type { LayoutOutcome } from './layout-registry.tsx';

export type PublicationNavigation = NonNullable<PublicationNavigationContextQuery['collectionByDomainOrSlug']>;
type Item = PublicationNavigation['navigationItems'][number];

/** How the publication of a page is found: by its slug in the path, or by the host of a custom domain. */
export function publicationVariables(route: RouteMatch, site: Site): { domainOrSlug: string } {
  const { collectionSlug, publicationSlug } = route.params;
  const bySlug = collectionSlug ?? publicationSlug;
  if (bySlug !== undefined) return { domainOrSlug: bySlug };
  return { domainOrSlug: site.context.type === 'COLLECTION' ? site.context.collectionSlug : '' };
}

/** None where the page is about a person, as their own newsletter is. */
export function publicationQueries(route: RouteMatch, site: Site): readonly PageQuery[] {
  const variables = publicationVariables(route, site);
  return variables.domainOrSlug === '' ? [] : [{ document: PublicationNavigationContextQueryDocument, variables }];
}

/** Missing or not legacy-compatible: the not-found page. Failed to load: an error component in the page. */
export function publicationOutcome(data: unknown): LayoutOutcome {
  const { collectionByDomainOrSlug: publication } = data as Partial<PublicationNavigationContextQuery>;
  if (publication === undefined) return { kind: 'show' };
  if (publication === null || publication.compatLegacy === null) return { kind: 'notFound' };
  return { kind: 'show', themeCss: bandCss(publication.homepage.headerColor) };
}

/** The colour of the band, from `#rrggbbaa`; anything else leaves the accent of the house. */
export function bandCss(colour: string): string {
  return /^#[0-9a-f]{8}$/i.test(colour) ? `:root{--publication-band:${colour}}` : '';
}

/**
 * The items to show, in order: of the external links only the first, and it comes last, after a
 * divider; the others are for the log (SHELL-3).
 */
export function arrangeNavigation(items: readonly Item[]): {
  readonly inside: readonly Item[];
  readonly outside: Item | undefined;
  readonly extras: readonly Item[];
} {
  const inside = items.filter((item) => item.destination !== 'EXTERNAL_URL');
  const [outside, ...extras] = items.filter((item) => item.destination === 'EXTERNAL_URL');
  return { inside, outside, extras };
}
