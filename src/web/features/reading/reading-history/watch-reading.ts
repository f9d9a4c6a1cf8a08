import { visitRules } from '#shared/stats/visit-events.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { countRead } from '../read-counters/count-read.ts';
import { setPostRead } from '../read-counters/post-read.ts';
import { tellVisit } from '../visits/tell-visit.ts';
import { watchActiveTime } from './active-time.ts';

export type ReadStory = { readonly id: string; readonly isLocked: boolean; readonly isPublished: boolean };

/**
 * Notices that a story is read: tells of it, counts it on this device, and for a viewer keeps the place in their
 * history (STORY-14, SHELL-19). A locked story whose rest is not there is opened, where that may be (STORY-3), and
 * `open` gets its text. Returns how to stop. It comes once the page is alive, so that no reader waits for it.
 */
export function watchReading(
  story: ReadStory,
  graph: Graph,
  isSignedIn: boolean,
  open: (html: string) => void,
): () => void {
  setPostRead(false);
  if (!story.isPublished) return () => undefined;
  let opening: { readonly onSecond: (seconds: number) => void; readonly stop: () => void } | undefined;
  const openLocked = async () => {
    const { openLockedStory } = await import('../../money/paywall/open-locked-story.ts');
    if (!isStopped) opening = openLockedStory(story.id, graph, open);
  };
  let keeper: { readonly onSecond: (seconds: number) => void; readonly stop: () => void } | undefined;
  let isStopped = false;
  const keep = async () => {
    const { keepPlace } = await import('./keep-place.ts');
    if (!isStopped) keeper = keepPlace(graph, story.id);
  };
  if (isSignedIn) void keep();
  if (story.isLocked && document.querySelector('[data-paywall]') !== null) void openLocked();
  const visit = tellVisit(story.id);
  const stopWatch = watchActiveTime((seconds) => {
    visit.onSecond(seconds);
    keeper?.onSecond(seconds);
    opening?.onSecond(seconds);
    if (seconds !== visitRules.readAfter) return;
    setPostRead(true);
    countRead(story, isSignedIn);
  });
  return () => {
    isStopped = true;
    stopWatch();
    visit.stop();
    keeper?.stop();
    opening?.stop();
  };
}
