import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { openResponses } from '#web/features/reading/responses/open-responses.ts';
import { type PassageQuery, PassageQueryDocument } from '#web/generated/PassageQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PagePassage } from './selected-passage.ts';

/** Opens the responses with these words above the box; the server says in which block they stand. */
export async function respondToPassage(graph: Graph, storyId: string, anchor: PagePassage['anchor']): Promise<void> {
  const { data } = await graph.load(PassageQueryDocument, { postId: storyId, ...anchor });
  const result = (data as PassageQuery | undefined)?.postResult;
  const passage = result && 'passage' in result ? result.passage : null;
  if (!passage) {
    void showToast({ message: messages.notThere, tone: 'danger' });
    return;
  }
  openResponses({ storyId, passage: { blockId: passage.paragraphId, text: passage.text } });
}
