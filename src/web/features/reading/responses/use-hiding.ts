import { use, useCallback } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { HideCatalogResponseOnParentDocument } from '#web/generated/HideCatalogResponseOnParent.ts';
import { HidePostResponseOnParentPostDocument } from '#web/generated/HidePostResponseOnParentPost.ts';
import { ShowCatalogResponseOnParentDocument } from '#web/generated/ShowCatalogResponseOnParent.ts';
import { UnhidePostResponseOnParentPostDocument } from '#web/generated/UnhidePostResponseOnParentPost.ts';
import { refusalOf } from './refusal-of.ts';
import { useResponses } from './responses-context.ts';

/** Hides a response at once, with a toast that shows it again and asks anew for all responses. */
export function useHiding(id: string) {
  const graph = use(GraphContext);
  const { place, setHidden, refresh } = useResponses();
  const turn = useCallback(
    async (isHidden: boolean) => {
      setHidden(id, isHidden);
      const change =
        place.kind === 'story'
          ? graph.mutate(isHidden ? HidePostResponseOnParentPostDocument : UnhidePostResponseOnParentPostDocument, {
              variables: { parentPostId: place.id, postResponseId: id },
            })
          : graph.mutate(isHidden ? HideCatalogResponseOnParentDocument : ShowCatalogResponseOnParentDocument, {
              variables: { parentCatalogId: place.id, catalogResponseId: id },
            });
      const refusal = await refusalOf(change, messages.notChanged);
      if (refusal === undefined) return true;
      setHidden(id, !isHidden);
      void showToast({ message: refusal, tone: 'danger' });
      return false;
    },
    [graph, place, id, setHidden],
  );
  const show = useCallback(async () => {
    if (await turn(false)) refresh();
  }, [turn, refresh]);
  const hide = useCallback(async () => {
    if (!(await turn(true))) return;
    const isOfStory = place.kind === 'story';
    void showToast({
      message: messages.hiddenToast,
      toastStyle: isOfStory ? 'HIDE_POST_RESPONSE' : 'HIDE_CATALOG_RESPONSE',
      testId: 'response-hidden',
      action: { label: messages.undo, run: () => void show() },
    });
  }, [turn, show, place.kind]);
  return { hide, show };
}
