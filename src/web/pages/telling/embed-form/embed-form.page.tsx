import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { newsletterPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import {
  type EmbedNewsletterPageQuery,
  EmbedNewsletterPageQueryDocument,
} from '#web/generated/EmbedNewsletterPageQuery.ts';
import { EmbedForm } from './EmbedForm.tsx';

const variablesOf = ({ params }: RouteMatch) => ({
  domainOrSlug: params.collectionSlug ?? '',
  newsletterId: params.newsletterId ?? '',
});
const foundIn = (data: EmbedNewsletterPageQuery | undefined) => data?.collectionByDomainOrSlug?.newsletterById ?? null;

/**
 * The form of a newsletter for other people's sites (rule 155): a plain form without script or cookie, so that nothing
 * of it hangs on what browsers let a frame have.
 */
const page: PageDefinition<EmbedNewsletterPageQuery> = {
  queries: (route) => [{ document: EmbedNewsletterPageQueryDocument, variables: variablesOf(route) }],
  outcome: ({ data }) =>
    foundIn(data) === null ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isStill: true },
  head: ({ data, site }) => {
    const newsletter = foundIn(data);
    const path = newsletter === null ? undefined : newsletterPath(newsletter);
    return { title: newsletter?.name ?? '', canonicalUrl: path && new URL(path, site.url).href };
  },
  Component: ({ route, query }) => {
    const { data } = useQuery(EmbedNewsletterPageQueryDocument, { variables: variablesOf(route) });
    const newsletter = foundIn(data);
    return newsletter && <EmbedForm newsletter={newsletter} said={query.get('tab')} path={route.path} />;
  },
};

export default page;
