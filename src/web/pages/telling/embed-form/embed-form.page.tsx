import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { newsletterPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import {
  type EmbedNewsletterPageQuery,
  EmbedNewsletterPageQueryDocument,
} from '#web/generated/EmbedNewsletterPageQuery.ts';
import {
  type EmbedWriterNewsletterPageQuery,
  EmbedWriterNewsletterPageQueryDocument,
} from '#web/generated/EmbedWriterNewsletterPageQuery.ts';
import { EmbedForm } from './EmbedForm.tsx';

type PageQuery = Partial<EmbedNewsletterPageQuery & EmbedWriterNewsletterPageQuery>;

const ofPublication = ({ params }: RouteMatch) => ({
  domainOrSlug: params.collectionSlug ?? '',
  newsletterId: params.newsletterId ?? '',
});
const ofWriter = ({ params }: RouteMatch) => ({ username: params.username ?? '' });
const isOfWriter = (route: RouteMatch): boolean => route.name === 'EmbedUserNewsletter';
const foundIn = (data: PageQuery | undefined): NewsletterCard | null =>
  data?.collectionByDomainOrSlug?.newsletterById ?? data?.user?.newsletter ?? null;

/**
 * The form of a newsletter for other people's sites (rule 155), of a publication or of a writer: a plain form without
 * script or cookie, so that nothing of it hangs on what browsers let a frame have.
 */
const page: PageDefinition<PageQuery> = {
  queries: (route) =>
    isOfWriter(route)
      ? [{ document: EmbedWriterNewsletterPageQueryDocument, variables: ofWriter(route) }]
      : [{ document: EmbedNewsletterPageQueryDocument, variables: ofPublication(route) }],
  outcome: ({ data }) =>
    foundIn(data) === null ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isStill: true },
  head: ({ data, site }) => {
    const newsletter = foundIn(data);
    const path = newsletter === null ? undefined : newsletterPath(newsletter);
    return { title: newsletter?.name ?? '', canonicalUrl: path && new URL(path, site.url).href };
  },
  Component: ({ route, query }) => {
    const isSkipped = isOfWriter(route);
    const publication = useQuery(EmbedNewsletterPageQueryDocument, { variables: ofPublication(route), isSkipped });
    const writer = useQuery(EmbedWriterNewsletterPageQueryDocument, {
      variables: ofWriter(route),
      isSkipped: !isSkipped,
    });
    const newsletter = foundIn({ ...publication.data, ...writer.data });
    return newsletter && <EmbedForm newsletter={newsletter} said={query.get('tab')} path={route.path} />;
  },
};

export default page;
