import { publicationMessages } from '#shared/messages/publications.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationSectionPageQuery,
  PublicationSectionPageQueryDocument,
} from '#web/generated/PublicationSectionPageQuery.ts';

type Publication = NonNullable<PublicationSectionPageQuery['publication']>;

function PublicationSection({ variables, route }: PublicationContentProps<PublicationSectionPageQuery>) {
  return (
    <StoryFeed
      document={PublicationSectionPageQueryDocument}
      variables={variables}
      select={(data) => (data.publication ? sectionOf(data.publication, route)?.posts : undefined)}
      empty={publicationMessages.noSection}
      hasPublication={false}
    />
  );
}

function sectionOf(publication: Publication, route: RouteMatch): Publication['sections'][number] | undefined {
  return publication.sections.find((section) => section.slug === route.params.sectionSlug);
}

export default publicationPage<PublicationSectionPageQuery>({
  document: PublicationSectionPageQueryDocument,
  isPaged: true,
  titleOf: (publication, route) => sectionOf(publication, route)?.title ?? publication.name,
  isThere: (publication, route) => sectionOf(publication, route) !== undefined,
  Content: PublicationSection,
});
