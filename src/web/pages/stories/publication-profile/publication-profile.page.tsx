import { wholeUrl } from '#shared/links/domain-url.ts';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type PublicationByIdQuery, PublicationByIdQueryDocument } from '#web/generated/PublicationByIdQuery.ts';
import {
  type PublicationHomePageQuery,
  PublicationHomePageQueryDocument,
} from '#web/generated/PublicationHomePageQuery.ts';
import { PublicationHome } from './PublicationHome.tsx';

const home = publicationPage<PublicationHomePageQuery>({
  document: PublicationHomePageQueryDocument,
  isPaged: true,
  titleOf: ({ name }) => name,
  look: 'home',
  Content: PublicationHome,
});

/** The home of a publication; and `/c/{collectionId}`, which leads to it by its slug. */
const page: PageDefinition<PublicationHomePageQuery & Partial<PublicationByIdQuery>> = {
  ...home,
  queries: (route, query) => {
    const { collectionId } = route.params;
    if (collectionId !== undefined) return [{ document: PublicationByIdQueryDocument, variables: { collectionId } }];
    return home.queries(route, query);
  },
  outcome: (input) => {
    if (input.route.params.collectionId === undefined) return home.outcome?.(input) ?? { kind: 'show' };
    const { publicationById } = input.data;
    if (!publicationById) return { kind: 'notFound' };
    return { kind: 'redirect', location: wholeUrl(publicationPath(publicationById), input.site.url) };
  },
};

export default page;
