import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { type SavedState, savedStates, setSavedState } from './saved-states.ts';

/** Opens the window with all lists of the viewer; its code comes with it. */
async function openPickLists(graph: Graph, story: { readonly id: string; readonly title: string }): Promise<void> {
  const { openPickListsDialog } = await import('./open-pick-lists-dialog.tsx');
  openPickListsDialog(graph, story);
}

/** Whether a story is in the Reading list, and what one click does about it (STORY-8). */
export function useSaving(story: { readonly id: string; readonly title: string }, given?: SavedState) {
  const graph = use(GraphContext);
  const { id } = story;
  const state = useSyncExternalStore(
    savedStates.watch,
    () => savedStates.of(id) ?? given,
    () => given,
  );
  useEffect(() => {
    if (given === undefined) savedStates.want(graph, id);
    else if (savedStates.of(id) === undefined) savedStates.learn(id, given);
  }, [graph, id, given]);
  const isSaved = state === 'READING_LIST_QUEUE';
  const set = useCallback((next: SavedState) => setSavedState(graph, id, next), [graph, id]);
  const pickLists = () => void openPickLists(graph, story);
  const toggle = async () => {
    const before = state ?? 'READING_LIST_NONE';
    if (!(await set(isSaved ? 'READING_LIST_NONE' : 'READING_LIST_QUEUE'))) return;
    const undo = { label: messages.undo, run: () => void set(before) };
    void showToast(
      isSaved
        ? { message: messages.unsaved, toastStyle: 'SAVE_STORY', about: `save:${id}`, action: undo, testId: 'unsaved' }
        : {
            message: messages.saved,
            toastStyle: 'SAVE_STORY',
            about: `save:${id}`,
            action: { label: messages.chooseLists, run: pickLists },
            testId: 'saved',
          },
    );
  };
  const archive = async () => {
    if (!(await set('READING_LIST_ARCHIVE'))) return;
    const action = { label: messages.undo, run: () => void set('READING_LIST_QUEUE') };
    void showToast({
      message: messages.archivedToast,
      toastStyle: 'SAVE_STORY',
      about: `save:${id}`,
      action,
      testId: 'archived',
    });
  };
  return { state, isSaved, toggle, archive, pickLists };
}
