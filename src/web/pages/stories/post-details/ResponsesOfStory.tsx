import type { ResponseOrder } from '#shared/lists/list-orders.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { ResponsesPanel } from '#web/features/reading/responses/ResponsesPanel.tsx';
import type { DetailedStory } from './detailed-story.ts';

type ResponsesOfStoryProps = {
  readonly story: DetailedStory;
  readonly sort: ResponseOrder;
  readonly query: URLSearchParams;
};

/** All responses to a story, from the place on that the address names. */
export function ResponsesOfStory({ story, sort, query }: ResponsesOfStoryProps) {
  const place = { kind: 'story', id: story.id, title: story.title, path: storyPath(story) } as const;
  return <ResponsesPanel place={place} sort={sort} cursor={cursorOf(query)} />;
}
