import { PageBody } from '#web/features/stories/publications/PageBody.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationSubpagePageQuery,
  PublicationSubpagePageQueryDocument,
} from '#web/generated/PublicationSubpagePageQuery.ts';

function PublicationSubpage({ publication }: PublicationContentProps<PublicationSubpagePageQuery>) {
  const { subpage } = publication;
  return subpage && <PageBody html={subpage.bodyHtml} />;
}

export default publicationPage<PublicationSubpagePageQuery>({
  document: PublicationSubpagePageQueryDocument,
  variablesOf: (route) => ({ slug: route.params.subpageSlug ?? '' }),
  titleOf: ({ subpage, name }) => subpage?.title ?? name,
  isThere: ({ subpage }) => subpage !== null,
  movedTo: ({ subpage }, route) =>
    subpage === null || subpage.slug === route.params.subpageSlug
      ? undefined
      : `/subpage/${encodeURIComponent(subpage.slug)}`,
  Content: PublicationSubpage,
});
