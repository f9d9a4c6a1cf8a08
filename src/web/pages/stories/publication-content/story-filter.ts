import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';

/** The tabs in their order: the segment of the address, the filter of the graph, and what is said where there is nothing. */
export const storyFilters = [
  { segment: 'published', filter: 'PUBLISHED', name: messages.published, empty: messages.emptyPublished },
  { segment: 'scheduled', filter: 'SCHEDULED', name: messages.scheduled, empty: messages.emptyScheduled },
  { segment: 'unlisted', filter: 'UNLISTED', name: messages.unlisted, empty: messages.emptyUnlisted },
  { segment: 'featured', filter: 'FEATURED', name: messages.featured, empty: messages.emptyFeatured },
  // They are no stories of the publication yet, so there is no filter of its stories.
  { segment: 'submissions', filter: null, name: messages.submissions, empty: messages.emptySubmissions },
] as const;

export type StoryFilter = (typeof storyFilters)[number];

/** The filter of an address; undefined where it names one that there is not. */
export function findStoryFilter(segment: string | undefined): StoryFilter | undefined {
  return storyFilters.find((one) => one.segment === segment);
}
