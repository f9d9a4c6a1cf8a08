import { use, useCallback } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { showToast, withdrawToast } from '#web/parts/toast/show-toast.ts';
import { HideCatalogResponseOnParentDocument } from '#web/generated/HideCatalogResponseOnParent.ts';
import { HidePostResponseOnParentPostDocument } from '#web/generated/HidePostResponseOnParentPost.ts';
import { ShowCatalogResponseOnParentDocument } from '#web/generated/ShowCatalogResponseOnParent.ts';
import { UnhidePostResponseOnParentPostDocument } from '#web/generated/UnhidePostResponseOnParentPost.ts';
import { useResponses } from './responses-context.ts';

const SAID = { failed: messages.notChanged };

/** Hides a response at once, with a toast that shows it again and asks anew for all responses. */
export function useHiding(id: string) {
  const graph = use(GraphContext);
  const { place, setHidden, refresh } = useResponses();
  const turn = useCallback(
    async (isHidden: boolean) => {
      setHidden(id, isHidden);
      const ofStory = isHidden ? HidePostResponseOnParentPostDocument : UnhidePostResponseOnParentPostDocument;
      const ofList = isHidden ? HideCatalogResponseOnParentDocument : ShowCatalogResponseOnParentDocument;
      const { failure } = await (place.kind === 'story'
        ? sendChange(graph, ofStory, { parentPostId: place.id, postResponseId: id }, SAID)
        : sendChange(graph, ofList, { parentCatalogId: place.id, catalogResponseId: id }, SAID));
      if (failure === undefined) return true;
      setHidden(id, !isHidden);
      void showToast({ message: failure.message, tone: 'danger' });
      return false;
    },
    [graph, place, id, setHidden],
  );
  const show = useCallback(async () => {
    void withdrawToast(`hide:${id}`);
    if (await turn(false)) refresh();
  }, [turn, refresh, id]);
  const hide = useCallback(async () => {
    if (!(await turn(true))) return;
    const isOfStory = place.kind === 'story';
    void showToast({
      message: messages.hiddenToast,
      about: `hide:${id}`,
      toastStyle: isOfStory ? 'HIDE_POST_RESPONSE' : 'HIDE_CATALOG_RESPONSE',
      testId: 'response-hidden',
      action: { label: messages.undo, run: () => void show() },
    });
  }, [turn, show, place.kind, id]);
  return { hide, show };
}
