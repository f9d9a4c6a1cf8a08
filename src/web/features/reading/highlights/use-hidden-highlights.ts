import { use } from 'react';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { HideHighlightsDocument } from '#web/generated/HideHighlights.ts';
import { ReadingPreferencesQueryDocument } from '#web/generated/ReadingPreferencesQuery.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';

const NAME = 'READING_HIDE_HIGHLIGHTS';

/** Whether the viewer hides what other readers marked (rule 29), and how to turn that. */
export function useHiddenHighlights() {
  const graph = use(GraphContext);
  const { data } = useQuery(ReadingPreferencesQueryDocument);
  const viewer = data?.viewer;
  const isHidden = viewer?.viewerEdge.preferences?.find(({ name }) => name === NAME)?.booleanValue === true;
  const turn = async () => {
    if (!viewer) return;
    try {
      await graph.mutate(HideHighlightsDocument, { variables: { userId: viewer.id, isHidden: !isHidden } });
    } catch {
      void showToast({ message: messages.failed, tone: 'danger' });
    }
  };
  return { isKnown: viewer !== null && viewer !== undefined, isHidden, turn };
}
