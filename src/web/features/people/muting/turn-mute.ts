import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { MuteCollectionMutationDocument } from '#web/generated/MuteCollectionMutation.ts';
import { MuteTagDocument } from '#web/generated/MuteTag.ts';
import { MuteUserMutationDocument } from '#web/generated/MuteUserMutation.ts';
import { UnmuteCollectionMutationDocument } from '#web/generated/UnmuteCollectionMutation.ts';
import { UnmuteTagDocument } from '#web/generated/UnmuteTag.ts';
import { UnmuteUserMutationDocument } from '#web/generated/UnmuteUserMutation.ts';
import type { Source } from './source.ts';
import { turnedMutes } from './turned-mutes.ts';

const STYLES = { person: 'MUTE_AUTHOR', publication: 'MUTE_PUBLICATION', tag: 'MUTE_TAG' } as const;

/** Mutes a source at once, with a toast whose Undo unmutes. */
export async function mute(graph: Graph, source: Source): Promise<void> {
  if (!(await turn(graph, source, true))) return;
  const text = source.kind === 'person' ? messages.muted : messages.mutedSource;
  void showToast({
    message: formatMessage(text, { name: source.name }),
    toastStyle: STYLES[source.kind],
    about: `mute:${source.id}`,
    action: { label: messages.undo, run: () => void unmute(graph, source) },
    testId: 'muted',
  });
}

/** Unmutes with the sentence. */
export async function unmute(graph: Graph, source: Source): Promise<void> {
  if (!(await turn(graph, source, false))) return;
  void showToast({
    message: formatMessage(messages.unmuted, { name: source.name }),
    about: `mute:${source.id}`,
    testId: 'unmuted',
  });
}

/** Shows the change before it is made, and takes it back with a sentence where it was not: then false. */
async function turn(graph: Graph, source: Source, isMuting: boolean): Promise<boolean> {
  turnedMutes.set(source, isMuting);
  const { failure } = await send(graph, source, isMuting);
  if (failure === undefined) return true;
  turnedMutes.set(source, !isMuting);
  void showToast({ message: failure.message, tone: 'danger', testId: 'mute-failed' });
  return false;
}

function send(graph: Graph, source: Source, isMuting: boolean) {
  const { id, name } = source;
  const { failed } = messages;
  switch (source.kind) {
    case 'person': {
      const document = isMuting ? MuteUserMutationDocument : UnmuteUserMutationDocument;
      const assumed = {
        __typename: 'User',
        id,
        name,
        viewerEdge: { __typename: 'UserViewerEdge', id, isMuting },
      } as const;
      return sendChange(graph, document, { targetUserId: id }, { assumed, failed });
    }
    case 'publication': {
      const document = isMuting ? MuteCollectionMutationDocument : UnmuteCollectionMutationDocument;
      const viewerEdge = { __typename: 'CollectionViewerEdge', id, isMuting } as const;
      const assumed = { __typename: 'Collection', id, name, viewerEdge } as const;
      return sendChange(graph, document, { targetCollectionId: id }, { assumed, failed });
    }
    case 'tag': {
      const document = isMuting ? MuteTagDocument : UnmuteTagDocument;
      const viewerEdge = { __typename: 'TagViewerEdge', id, isMuting } as const;
      const assumed = { __typename: 'Tag', id, displayTitle: name, viewerEdge } as const;
      return sendChange(graph, document, { tagSlug: source.slug }, { assumed, failed });
    }
  }
}
