import { use, useState } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { EditPostResponseDocument } from '#web/generated/EditPostResponse.ts';
import { PublishPostResponseDocument } from '#web/generated/PublishPostResponse.ts';
import { closeResponses } from './open-responses.ts';
import { type Passage, useResponses } from './responses-context.ts';

type Written = { readonly text: string; readonly parentId: string | null; readonly passage: Passage | undefined };

const SAID = { failed: messages.notSaved };

/** Publishes or changes a response; `error` is the sentence that refused it, and the text stays. */
export function useWriteResponse() {
  const graph = use(GraphContext);
  const { place, add, replace } = useResponses();
  const { navigate, path } = useRoute();
  const [state, setState] = useState<{ isRunning: boolean; error?: string }>({ isRunning: false });

  const attempt = async (run: () => Promise<string | undefined>): Promise<boolean> => {
    setState({ isRunning: true });
    const error = await run();
    setState(error === undefined ? { isRunning: false } : { isRunning: false, error });
    return error === undefined;
  };
  const publish = ({ text, parentId, passage }: Written) =>
    attempt(async () => {
      const variables = {
        input: {
          ...(place.kind === 'story' ? { inResponseToPostId: place.id } : { inResponseToCatalogId: place.id }),
          parentResponseId: parentId,
          text,
          quoteBlockId: passage?.blockId ?? null,
          quoteText: passage?.text ?? null,
        },
      };
      const { done, failure } = await sendChange(graph, PublishPostResponseDocument, variables, SAID);
      if (failure !== undefined) return failure.message;
      add(done);
      void showToast({
        message: messages.published,
        toastStyle: 'PUBLISH_RESPONSE',
        testId: 'response-published',
        action: { label: messages.viewStory, run: viewStory },
      });
      return undefined;
    });
  const edit = (postResponseId: string, text: string) =>
    attempt(async () => {
      const { done, failure } = await sendChange(graph, EditPostResponseDocument, { postResponseId, text }, SAID);
      if (failure !== undefined) return failure.message;
      replace(done);
      return undefined;
    });
  const viewStory = () => {
    closeResponses();
    if (new URL(place.path, location.href).pathname === path) window.scrollTo({ top: 0 });
    else void navigate(place.path);
  };
  return { publish, edit, isRunning: state.isRunning, error: state.error };
}
