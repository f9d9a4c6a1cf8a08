import { use } from 'react';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { HideHighlightsDocument } from '#web/generated/HideHighlights.ts';
import { ReadingPreferencesQueryDocument } from '#web/generated/ReadingPreferencesQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

const NAME = 'READING_HIDE_HIGHLIGHTS';

/** Whether the viewer hides what other readers marked (rule 29), and how to turn that. */
export function useHiddenHighlights() {
  const graph = use(GraphContext);
  const { data } = useQuery(ReadingPreferencesQueryDocument);
  const viewer = data?.viewer;
  const isHidden = viewer?.viewerEdge.preferences?.find(({ name }) => name === NAME)?.booleanValue === true;
  const turn = async () => {
    if (!viewer) return;
    const variables = { userId: viewer.id, isHidden: !isHidden };
    const { failure } = await sendChange(graph, HideHighlightsDocument, variables, { failed: messages.failed });
    if (failure !== undefined) void showToast({ message: failure.message, tone: 'danger' });
  };
  return { isKnown: viewer !== null && viewer !== undefined, isHidden, turn };
}
