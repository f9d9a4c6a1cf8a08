import { publicationMessages } from '#shared/messages/publications.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationSectionPageQuery,
  PublicationSectionPageQueryDocument,
} from '#web/generated/PublicationSectionPageQuery.ts';

function PublicationSection({ variables }: PublicationContentProps<PublicationSectionPageQuery>) {
  return (
    <StoryFeed
      document={PublicationSectionPageQueryDocument}
      variables={variables}
      select={(data) => data.publication?.section?.posts}
      empty={publicationMessages.noSection}
      hasPublication={false}
    />
  );
}

export default publicationPage<PublicationSectionPageQuery>({
  document: PublicationSectionPageQueryDocument,
  isPaged: true,
  variablesOf: (route) => ({ slug: route.params.sectionSlug ?? '' }),
  titleOf: ({ section, name }) => section?.title ?? name,
  isThere: ({ section }) => section !== null,
  movedTo: ({ section }, route) =>
    section === null || section.slug === route.params.sectionSlug
      ? undefined
      : `/section/${encodeURIComponent(section.slug)}`,
  Content: PublicationSection,
});
