import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';

/** The tabs in their order: the segment of the address, the filter of the graph, and what is said where there is nothing. */
export const storyFilters = [
  { segment: 'drafts', filter: 'DRAFTS', name: messages.drafts, empty: messages.emptyDrafts },
  { segment: 'scheduled', filter: 'SCHEDULED', name: messages.scheduled, empty: messages.emptyScheduled },
  { segment: 'public', filter: 'PUBLIC', name: messages.public, empty: messages.emptyPublic },
  { segment: 'responses', filter: 'RESPONSES', name: messages.responses, empty: messages.emptyResponses },
  { segment: 'unlisted', filter: 'UNLISTED', name: messages.unlisted, empty: messages.emptyUnlisted },
  { segment: 'deleted', filter: 'DELETED', name: messages.deleted, empty: messages.emptyDeleted },
] as const;

export type StoryTab = (typeof storyFilters)[number];

/** The tab of an address; drafts where it names none, undefined where it names one that there is not. */
export function findStoryTab(segment: string | undefined): StoryTab | undefined {
  return storyFilters.find((tab) => tab.segment === (segment ?? 'drafts'));
}
