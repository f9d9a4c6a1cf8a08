import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { OwnSearch } from '#web/features/finding/search/OwnSearch.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { EditingTabs } from '#web/features/stories/editing-submissions/EditingTabs.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { hasInbox } from '#web/features/stories/publication-stories/has-inbox.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { ListHead } from '#web/parts/list/List.tsx';
import type { PublicationStoriesPageQuery } from '#web/generated/PublicationStoriesPageQuery.ts';
import { PublicationStoryList } from './PublicationStoryList.tsx';
import { findStoryFilter, storyFilters } from './story-filter.ts';
import { SubmittedList } from './SubmittedList.tsx';

/** The stories of a publication by how they stand, with what owner and editors may do to each. */
export function PublicationStories({ publication, route, query }: ManagementProps<PublicationStoriesPageQuery>) {
  const { slug: collectionSlug, name } = publication;
  const filter = findStoryFilter(route.params['filterBy']) ?? storyFilters[0];
  const isBesideInbox = hasInbox(use(SiteContext).flags);
  const tabs = storyFilters.map(({ segment, name: label }) => ({
    label,
    to: buildPath('ManageCollectionStories', { collectionSlug, filterBy: segment }),
  }));
  return (
    <StackedPage
      title={messages.title}
      tabs={
        isBesideInbox ? (
          <EditingTabs publication={publication} active={tabOf(route.path, collectionSlug, filter.segment)} />
        ) : (
          <TabBar label={formatMessage(messages.tabs, { name })} tabs={tabs} />
        )
      }
    >
      <ListHead>
        {isBuilt('ShowNewStoryUnderCollection') && (
          <ButtonLink href={buildPath('ShowNewStoryUnderCollection', { collectionSlug })}>{messages.write}</ButtonLink>
        )}
        <ButtonLink look="outlined" href={buildPath('ManageCollectionFeaturedStories', { collectionSlug })}>
          {messages.arrange}
        </ButtonLink>
      </ListHead>
      <div>
        <OwnSearch label={messages.search} />
        {filter.filter === null ? (
          <SubmittedList publication={publication} query={query} empty={filter.empty} />
        ) : (
          <PublicationStoryList
            key={filter.filter}
            publication={publication}
            query={query}
            filter={filter.filter}
            empty={filter.empty}
            sections={publication.sections.filter(({ topic }) => topic === null)}
          />
        )}
      </div>
    </StackedPage>
  );
}

/** Featured stories have one tab and two pages: all of them here, and where they are put in order. */
function tabOf(path: string, collectionSlug: string, segment: string): string {
  return segment === 'featured' ? buildPath('ManageCollectionFeaturedStories', { collectionSlug }) : path;
}
