import { use, useCallback } from 'react';
import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { showToast } from '#web/features/toasts/show-toast.ts';
import { MuteCollectionMutationDocument } from '#web/generated/MuteCollectionMutation.ts';
import { MuteUserMutationDocument } from '#web/generated/MuteUserMutation.ts';
import { UnmuteCollectionMutationDocument } from '#web/generated/UnmuteCollectionMutation.ts';
import { UnmuteUserMutationDocument } from '#web/generated/UnmuteUserMutation.ts';
import type { Source } from './source.ts';

/** Sends the change with the answer to assume until the real one comes (1§4); false where it was not made. */
async function turn(graph: Graph, { kind, id, name }: Source, isMuting: boolean): Promise<boolean> {
  const isPerson = kind === 'person';
  const field = `${isMuting ? 'mute' : 'unmute'}${isPerson ? 'User' : 'Collection'}`;
  const type = isPerson ? 'User' : 'Collection';
  const viewerEdge = { __typename: `${type}ViewerEdge`, id, isMuting };
  const optimisticResponse = { [field]: { __typename: type, id, name, viewerEdge } };
  try {
    if (isPerson) {
      const document = isMuting ? MuteUserMutationDocument : UnmuteUserMutationDocument;
      await graph.mutate(document, { variables: { targetUserId: id }, optimisticResponse });
    } else {
      const document = isMuting ? MuteCollectionMutationDocument : UnmuteCollectionMutationDocument;
      await graph.mutate(document, { variables: { targetCollectionId: id }, optimisticResponse });
    }
    return true;
  } catch {
    void showToast({ message: messages.failed, tone: 'danger' });
    return false;
  }
}

/** Mutes a source at once, with a toast whose Undo unmutes (2§4.7); unmutes with the sentence of 1§8. */
export function useMuting(source: Source) {
  const graph = use(GraphContext);
  const unmute = useCallback(async () => {
    if (!(await turn(graph, source, false))) return;
    void showToast({ message: formatMessage(messages.unmuted, { name: source.name }), testId: 'unmuted' });
  }, [graph, source]);
  const mute = useCallback(async () => {
    if (!(await turn(graph, source, true))) return;
    void showToast({
      message: formatMessage(messages.muted, { name: source.name }),
      toastStyle: source.kind === 'person' ? 'MUTE_AUTHOR' : 'MUTE_PUBLICATION',
      action: { label: messages.undo, run: () => void unmute() },
      testId: 'muted',
    });
  }, [graph, source, unmute]);
  return { mute, unmute };
}
