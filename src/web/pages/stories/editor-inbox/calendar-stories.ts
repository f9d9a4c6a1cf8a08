import type { GoingOut, InboxSubmission } from '#web/generated/fragments.ts';
import { wallTimeOf } from '#web/features/stories/publishing/zoned-time.ts';

/** Stories by the day that they are due, each once; those without one under no word. `placed` is where one was just put. */
export function daysOfStories(
  stories: readonly InboxSubmission[],
  placed: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, readonly InboxSubmission[]> {
  const once = new Map(stories.map((story) => [story.id, story]));
  return Map.groupBy(once.values(), ({ id, dueOn }) => (placed.has(id) ? placed.get(id) : dueOn) ?? '');
}

export type TimedStory = { readonly id: string; readonly title: string; readonly time: string };

/** Stories that go out at a time, by the day that it then is on the clocks of a zone; of UTC where none is known. */
export function goingOutByDay(
  stories: readonly GoingOut[],
  zone: string | undefined,
): ReadonlyMap<string, readonly TimedStory[]> {
  const timed = stories.flatMap(({ id, title, scheduledAt }) =>
    scheduledAt === null ? [] : [{ id, title, ...wallTimeOf(scheduledAt, zone ?? 'UTC') }],
  );
  return Map.groupBy(timed, ({ date }) => date);
}
