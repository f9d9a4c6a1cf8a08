import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { type ReadingPositionQuery, ReadingPositionQueryDocument } from '#web/generated/ReadingPositionQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { goToPlace } from './reading-place.ts';

/** Rule 35: what was begun and not finished. */
const BEGUN = 10;
const FINISHED = 90;
/** Pixels from the top within which a reader has just come. */
const TOP = 200;

/**
 * Offers to go on where the viewer stopped the last time. Asks instead of scrolling by itself: whoever comes back by
 * Back, by a link to a heading or to read from the start stays where they are.
 */
export async function offerPlace(graph: Graph, storyId: string): Promise<void> {
  const { data } = await graph.load(ReadingPositionQueryDocument, { postIds: [storyId] });
  const position = (data as ReadingPositionQuery | undefined)?.postViewerEdges[0]?.readingPosition;
  if (!position || position.furthestPercent >= FINISHED || position.percent < BEGUN) return;
  if (scrollY > TOP || location.hash !== '') return;
  void showToast({
    message: formatMessage(messages.resumeAt, { percent: position.percent }),
    duration: 10_000,
    toastStyle: 'RESUME_READING',
    action: { label: messages.resumeGo, run: () => goToPlace(storyId, position) },
    testId: 'resume-reading',
  });
}
