import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { type SavedStatesQuery, SavedStatesQueryDocument } from '#web/generated/SavedStatesQuery.ts';
import { SetReadingListStateDocument } from '#web/generated/SetReadingListState.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** As the wire spells them. */
export type SavedState = SavedStatesQuery['postViewerEdges'][number]['readingListState'];

/** Of all cards on the screen: a story stands on several at once, and all show the same. */
const states = new Map<string, SavedState>();
const watchers = new Set<() => void>();
const wanted = new Set<string>();
/** Cards of one screen are drawn within it, and asked about together. Milliseconds, and what one question holds. */
const WAIT = 20;
const MOST = 50;

function show(storyId: string, state: SavedState): void {
  states.set(storyId, state);
  for (const watcher of watchers) watcher();
}

export const savedStates = {
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  of: (storyId: string): SavedState | undefined => states.get(storyId),
  /** Makes the state of a story known, with those of all other cards in one question. */
  want(graph: Graph, storyId: string): void {
    if (states.has(storyId) || wanted.has(storyId)) return;
    if (wanted.size === 0) setTimeout(() => void ask(graph), WAIT);
    wanted.add(storyId);
  },
  /** What another answer told. */
  learn: show,
};

async function ask(graph: Graph): Promise<void> {
  const ids = [...wanted].slice(0, MOST);
  for (const id of ids) wanted.delete(id);
  if (wanted.size > 0) setTimeout(() => void ask(graph), WAIT);
  try {
    const { data } = await graph.load(SavedStatesQueryDocument, { postIds: ids });
    for (const edge of (data as SavedStatesQuery | undefined)?.postViewerEdges ?? [])
      if (!states.has(edge.id)) show(edge.id, edge.readingListState);
  } catch {
    // The buttons stay as they are: pressing one says what is wrong.
  }
}

/** Saves, archives or neither: at once, and back with a sentence where it was refused. True where it was done. */
export async function setSavedState(graph: Graph, storyId: string, state: SavedState): Promise<boolean> {
  const before = states.get(storyId) ?? 'READING_LIST_NONE';
  show(storyId, state);
  const { failure } = await sendChange(graph, SetReadingListStateDocument, { targetPostId: storyId, state });
  if (failure === undefined) return true;
  show(storyId, before);
  void showToast({ message: failure.message, tone: 'danger', testId: 'save-failed' });
  return false;
}
